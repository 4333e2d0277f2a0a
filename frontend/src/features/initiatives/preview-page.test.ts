import { describe, expect, it } from 'vitest';
import type { InitiativePageFragment } from '../../../shared/graphql/generated/operations.ts';
import { InitiativeOperation } from '../../../shared/graphql/generated/operations.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const hash = `12_7_1764500000_${'a'.repeat(64)}`;

async function sampleInitiative(): Promise<InitiativePageFragment> {
  const query = sampleQuery({ now: testNow });
  const { passerelleInitiative } = await query(InitiativeOperation, {
    language: 'FR',
    slug: 'indigo-vivant',
  });
  if (!passerelleInitiative) throw new Error('No sample');
  return passerelleInitiative;
}

describe.each(['fr', 'en'] as const)('the page of a preview in %s', (language) => {
  const path = pathTo('preview', language);
  const open = (viewData: object) => renderPage(`${path}?hash=${hash}`, { viewData: { hash, ...viewData } });

  it('is the public page with a notice, for no search engine and no sharing', async () => {
    const item = await sampleInitiative();
    const { status, document, text, attribute, html } = await open({ isOver: false, item });
    expect([status, text('h1')]).toEqual([200, item.card.title]);
    expect(text('[role=note]')).toMatch(/^(?:Aperçu|Preview)/);
    expect(attribute('meta[name=robots]', 'content')).toContain('noindex');
    expect(document.querySelector('link[rel=canonical], link[rel=alternate][hreflang]')).toBeNull();
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '').not.toContain(
      item.card.title,
    );
    // The language switch needs the link; nothing else passes it on to another page.
    const passed = [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes(hash));
    const other = `${pathTo('preview', otherLanguage(language))}?hash=${hash}`;
    expect(new Set(passed)).toEqual(new Set([other]));
    expect(html).toContain(hash);
  });

  it('says whether a link is over or unknown', async () => {
    const over = await open({ isOver: true });
    expect([over.status, over.text('h1')]).toEqual([
      410,
      language === 'fr' ? 'Cet aperçu n’est plus disponible' : 'This preview is no longer available',
    ]);
    const unknown = await open({ isOver: false });
    expect([unknown.status, unknown.text('h1')]).toEqual([
      404,
      language === 'fr' ? 'Cet aperçu n’existe pas' : 'This preview does not exist',
    ]);
    for (const page of [over, unknown])
      expect(page.attribute('meta[name=robots]', 'content')).toContain('noindex');
  });
});
