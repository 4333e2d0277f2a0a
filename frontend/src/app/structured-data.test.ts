import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../shared/config/locales.ts';
import { fixedIds, pathTo, type RouteId } from '../../shared/config/routes.ts';
import { itemPath } from '../../shared/links/item-path.ts';
import { renderPage, testOrigin } from '../testing/render-page.ts';
import { sampleItems } from '../testing/sample-items.ts';
import { structuredDataOf, structuredDataProblems } from '../testing/structured-data.ts';

const both = (ids: readonly RouteId[]): string[] =>
  ids.flatMap((id) => languages.map((code) => pathTo(id, code)));
const details = sampleItems.flatMap(({ type, slug, fr, en }) =>
  languages.flatMap((code: Language) =>
    (code === 'fr' ? fr : en) ? (itemPath(type, slug, code) ?? []) : [],
  ),
);

const wrong = (thing: object) =>
  structuredDataProblems(
    `<html><head><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script></head></html>`,
  );

describe('structured data', () => {
  it.each([...both(fixedIds), ...details])(
    'of %s is valid by the vocabulary of schema.org and the requirements of search engines',
    async (address) => {
      const { html } = await renderPage(address);
      expect(await structuredDataProblems(html)).toEqual([]);
    },
  );

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/evenement/', ['BreadcrumbList', 'ItemList']],
    ['/annuaire/', ['BreadcrumbList', 'ItemList']],
    ['/politique-de-confidentialite', ['BreadcrumbList']],
    ['/evenement/?country=SN&sector=theatre', []],
    ['/recherche/?q=danse', []],
    ['/404/', []],
    ['/nulle-part/', []],
  ])('of %s is of the types %j', async (address, types) => {
    const { html } = await renderPage(address);
    expect(structuredDataOf(html).map((thing) => thing['@type'])).toEqual(types);
  });

  it('has the type of each item', async () => {
    const types: Record<string, unknown> = {};
    for (const address of details) {
      const things = structuredDataOf((await renderPage(address)).html).filter(
        (thing) => !['BreadcrumbList', 'FAQPage'].includes(String(thing['@type'])),
      );
      if (things.length > 0) types[address.split('/').at(-3) ?? ''] = things.map((thing) => thing['@type']);
    }
    expect(types).toMatchObject({
      'appel-a-candidature': ['MonetaryGrant'],
      evenement: ['Event'],
      initiative: ['Project'],
      formation: ['Course'],
      projet: ['Project'],
    });
  }, 60_000);

  it('fails validation when invalid', async () => {
    expect(await wrong({ '@type': 'Evnt', name: 'x' })).toEqual([
      'Evnt: Type "Evnt" is not a valid schema.org type',
    ]);
    expect(await wrong({ '@type': 'Event', name: 'x', begins: 'today' })).toHaveLength(1);
    expect(
      await wrong({ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 'one' }] }),
    ).not.toEqual([]);
    expect(
      await wrong({ '@type': 'Grant', funder: { '@type': 'Organization', name: 'x', deadline: 'y' } }),
    ).toEqual([
      'Grant > Organization: Property "deadline" for type "Organization" is not supported by the schema.org specification',
    ]);
  });
});

describe('a page that is shared', () => {
  it('shows its title, its sentence and a picture of its own', async () => {
    const event = sampleItems.find(({ type, fr }) => type === 'event' && fr);
    const address = itemPath('event', event?.slug ?? '', 'fr') ?? '';
    const { attribute } = await renderPage(address);
    const property = (name: string) => attribute(`meta[property="${name}"]`, 'content');
    expect([property('og:type'), property('og:url'), property('og:image:width')]).toEqual([
      'article',
      testOrigin + address,
      '1200',
    ]);
    expect(property('og:title')).not.toBe('');
    expect(property('og:image')).toMatch(
      /^https:\/\/passerelle\.test\/og\/event\/\d+\/fr-[0-9a-f]{12}\.png$/,
    );
    expect(attribute('meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
    expect(attribute('link[type="text/calendar"]', 'href')).toBe(`${address}agenda.ics`);
  });

  it('escapes texts of users', async () => {
    const { html, document } = await renderPage('/recherche/?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(html).not.toContain('<script>alert');
    expect(document.querySelectorAll('script:not([src])')).toHaveLength(0);
  });
});
