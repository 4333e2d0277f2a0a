import { describe, expect, it, vi } from 'vitest';
import { type Language, languages } from '../../shared/config/locales.ts';
import { archiveIds, fixedIds, pathTo, type RouteId } from '../../shared/config/routes.ts';
import { QueryError } from '../../shared/graphql/operation.ts';
import { renderPage, testOrigin } from '../testing/render-page.ts';
import { sampleQuery } from '../testing/sample-upstream.ts';
import { sampleItems } from '../testing/sample-items.ts';

const errorPages = new Set<RouteId>(['forbidden', 'error403', 'error404']);
const details = ['call', 'project', 'initiative', 'event', 'resource', 'training'] as const;
const both = <Row>(rows: Row[]): [Row, Language][] =>
  rows.flatMap((row) => languages.map((code): [Row, Language] => [row, code]));
const screens = fixedIds.filter((id) => !errorPages.has(id));
const typeOf = {
  call: 'call_for_application',
  project: 'supported_projects',
  initiative: 'initiative',
  event: 'event',
  resource: 'resource',
  training: 'formation',
} as const;

function translatedSlug(id: (typeof details)[number]): string {
  const item = sampleItems.find(({ type, fr, en }) => type === typeOf[id] && fr && en);
  if (!item) throw new Error(`No translated sample of ${id}`);
  return item.slug;
}

const pages = new Map<string, ReturnType<typeof renderPage>>();
/** A page as visitors read it, rendered once for all questions about it. */
function published(address: string): ReturnType<typeof renderPage> {
  const page = pages.get(address) ?? renderPage(address);
  pages.set(address, page);
  return page;
}

/** Addresses of a page's translations, as its head names them. */
const alternates = async (path: string) =>
  Object.fromEntries(
    [...(await published(path)).document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href')?.replace(testOrigin, ''),
    ]),
  );

describe('every published page', () => {
  const addresses: [string, Language][] = [
    ...both(screens).map(([id, language]): [string, Language] => [pathTo(id, language), language]),
    ...both([...details]).map(([id, language]): [string, Language] => [
      pathTo(id, language, { slug: translatedSlug(id) }),
      language,
    ]),
  ];

  it.each(addresses)('%s is complete, in %s', async (address, language) => {
    const { status, cacheable, document, attribute, text } = await published(address);
    expect([status, cacheable, document.documentElement.lang]).toEqual([200, true, language]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(text('title')).toMatch(/ — Passerelle$/);
    expect(attribute('meta[name=description]', 'content')).not.toBe('');
    expect(attribute('link[rel=canonical]', 'href')).toBe(testOrigin + address);
    // Read without script, and left again.
    expect(document.querySelector('main')?.textContent?.trim()).not.toBe('');
    expect(document.querySelectorAll('header a[href]').length).toBeGreaterThan(1);
  });

  it.each(addresses)('%s has breadcrumbs that end with its title, except home', async (address, language) => {
    const { document, text } = await published(address);
    const name = { fr: 'Fil d’Ariane', en: 'Breadcrumbs' }[language];
    const crumbs = [...document.querySelectorAll(`nav[aria-label="${name}"] li > *`)];
    const shown = {
      first: crumbs[0]?.getAttribute('href'),
      last: crumbs.at(-1)?.textContent,
      isHere: crumbs.at(-1)?.getAttribute('aria-current'),
    };
    const home = pathTo('home', language);
    expect(shown).toEqual(
      address === home
        ? { first: undefined, last: undefined, isHere: undefined }
        : { first: home, last: text('h1'), isHere: 'page' },
    );
  });

  it.each(addresses)('%s names its translation, which names it back', async (address, language) => {
    const own = await alternates(address);
    const other = own[language === 'fr' ? 'en' : 'fr'] ?? '';
    expect(own).toEqual({ fr: own['fr'], en: own['en'], 'x-default': own['fr'] });
    expect(own[language]).toBe(address);
    expect(await alternates(other)).toEqual(own);
  });

  it('leads nowhere that is not published', async () => {
    const savedSearches: ReadonlySet<string> = new Set(
      languages.map((each) => pathTo('savedSearches', each)),
    );
    const broken: string[] = [];
    const seen = new Set<string>();
    const linked = new Set<string | null>();
    for (const [address] of addresses) {
      const { document } = await published(address);
      // The language switch of a page does not lead a reader to it.
      for (const link of document.querySelectorAll('a[href^="/"]:not([hreflang])'))
        linked.add(link.getAttribute('href'));
      const links = new Set(
        [...document.querySelectorAll('a[href^="/"]:not([data-action=external])')].map(
          (link) => link.getAttribute('href') ?? '',
        ),
      );
      for (const link of links) {
        const { pathname } = new URL(link, testOrigin);
        // Files, pictures, feeds and calendars are what the server gives beside the pages; searches are saved by members.
        if (/^\/(api|media)\//.test(pathname) || /\.(xml|ics)$/.test(pathname) || seen.has(link)) continue;
        if (savedSearches.has(pathname)) continue;
        seen.add(link);
        if ((await published(link)).status !== 200) broken.push(`${address} → ${link}`);
      }
    }
    expect(broken).toEqual([]);
    const unlinked = both(screens).filter(([id, language]) => !linked.has(pathTo(id, language)));
    expect(unlinked, 'No page links to these').toEqual([]);
  }, 60_000);
});

describe('paths without a page', () => {
  const lost: [string, Language][] = [
    ['/404/', 'fr'],
    ['/en/404/', 'en'],
    ['/nulle/part/', 'fr'],
    ['/en/no/where/', 'en'],
    ['/annuaire/personne/', 'fr'],
    ['/wp-admin/x/', 'fr'],
    ['/%E0%A4%A/', 'fr'],
  ];

  it.each(lost)('%s is not found', async (address, language) => {
    const { status, cacheable, document, text, attribute } = await renderPage(address);
    const spoken = address === '/oauth/' ? 'fr' : language;
    expect([status, cacheable, document.documentElement.lang]).toEqual([404, false, spoken]);
    expect(text('h1')).toBe(spoken === 'fr' ? 'Page introuvable' : 'Page not found');
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex, follow');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it.each([
    ['/interdit/', 'Interdit'],
    ['/403/', 'Interdit'],
    ['/en/forbidden/', 'Forbidden'],
    ['/en/403/', 'Forbidden'],
  ])('%s is forbidden', async (address, title) => {
    const { status, text } = await renderPage(address);
    expect([status, text('h1')]).toEqual([403, title]);
  });

  it.each([
    ['/initiative', '/initiative/'],
    ['/en?q=1', '/en/?q=1'],
    ['/politique-de-confidentialite/', '/politique-de-confidentialite'],
    ['/initiative/ancien-titre/', '/initiative/indigo-vivant/'],
  ])('%s has moved to %s', async (address, target) => {
    const { status, redirect, html } = await renderPage(address);
    expect([status, redirect, html]).toEqual([301, target, '']);
  });

  it.each([
    ['/initiative/retire/', 'Cette page a été retirée'],
    ['/en/initiative/retire/', 'This page has been removed'],
  ])('shows that a page was removed, in the language of its URL: %s', async (address, title) => {
    const { status, text, attribute } = await renderPage(address);
    expect([status, text('h1'), attribute('meta[name=robots]', 'content')]).toEqual([
      410,
      title,
      'noindex, follow',
    ]);
    expect(attribute('link[rel=canonical]', 'href')).toBeNull();
  });

  it('does not show a French item under an English address', async () => {
    expect((await renderPage('/initiative/ateliers-nomades-de-cotonou/')).status).toBe(200);
    expect((await renderPage('/en/initiative/ateliers-nomades-de-cotonou/')).status).toBe(404);
  });
});

describe('when the content system fails', () => {
  it.each([
    [new QueryError(503, 'content_system_unavailable'), 503, 'Le site est momentanément indisponible', '30'],
    [new QueryError(500, 'server_error', 'SELECT secret'), 500, 'Une erreur est survenue', undefined],
    [new Error('/srv/secret/path'), 500, 'Une erreur est survenue', undefined],
  ])('%s: the page shows the error without its cause', async (failure, status, title, retryAfter) => {
    const onError = vi.fn<(error: unknown) => void>();
    const query = async () => {
      throw failure;
    };
    const page = await renderPage('/initiative/', { query, onError });
    expect([page.status, page.text('h1'), page.headers['retry-after'], page.cacheable]).toEqual([
      status,
      title,
      retryAfter,
      false,
    ]);
    expect(page.document.body.textContent).toContain('request-of-test');
    expect(page.html).not.toContain('secret');
    expect(onError).toHaveBeenCalledWith(failure);
  });

  it('renders the page when only the frame’s texts are missing', async () => {
    const sample = sampleQuery();
    const { status, text } = await renderPage('/evenement/', {
      query: (operation, variables) => {
        if (operation.name === 'Layout') throw new QueryError(503, 'content_system_unavailable');
        return sample(operation, variables);
      },
    });
    expect([status, text('footer section + div p + p')]).toEqual([
      200,
      'Appels à candidatures, initiatives, événements, formations et annuaire des professionnels de la culture entre l’Afrique et la France.',
    ]);
  });
});

const switchOf = (page: Awaited<ReturnType<typeof renderPage>>) =>
  page.attribute('header a[hreflang]', 'href');

describe('the language switch', () => {
  it.each([
    ['/', '/en/'],
    ['/en/privacy-policy', '/politique-de-confidentialite'],
    ['/initiative/indigo-vivant/', '/en/initiative/indigo-vivant/'],
    ['/initiative/ateliers-nomades-de-cotonou/', '/en/initiative/?notice=untranslated'],
    [
      '/recherche/?q=th%C3%A9%C3%A2tre&country=SN&page=1',
      '/en/search/?q=th%C3%A9%C3%A2tre&country=SN&page=1',
    ],
    ['/en/initiative/?notice=untranslated', '/initiative/'],
    ['/nulle-part/', '/en/'],
  ])('leads from %s to %s', async (address, target) => {
    expect(switchOf(await renderPage(address))).toBe(target);
  });

  it('shows in the list that the page has no translation', async () => {
    const { page } = await renderPage('/en/initiative/?notice=untranslated');
    expect(page.getByRole('note').textContent).toBe(
      'This page isn’t available in English yet. Here’s what else is in this section.',
    );
  });
});

describe('a page', () => {
  it('runs nothing that its address holds', async () => {
    const hostile = '</script><script>alert(1)</script>';
    const { html, document } = await renderPage(`/recherche/?q=${encodeURIComponent(hostile)}`, {
      requestId: hostile,
    });
    expect(html).not.toContain('<script>alert');
    expect(document.querySelector('#q')?.getAttribute('value')).toBe(hostile);
  });

  it('loads one script, and a font except in the light version', async () => {
    const { document, html } = await renderPage('/');
    expect(html.match(/<script [^>]*src=.*?<\/script>/g)).toEqual([
      '<script type="module" src="/assets/entry.js"></script>',
    ]);
    expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(1);
    expect(
      (await renderPage('/', { dataLight: true })).document.querySelectorAll('link[rel=preload]'),
    ).toHaveLength(0);
  });

  it('holds no picture in a list when bytes are counted', async () => {
    for (const id of archiveIds) {
      const { document } = await renderPage(pathTo(id, 'fr'), { dataLight: true });
      expect(document.querySelectorAll('main img')).toHaveLength(0);
      expect(document.documentElement.dataset['light']).toBe('on');
    }
  });
});

describe('the environment', () => {
  it.each([
    ['development', 'development'],
    ['staging', 'STAGING'],
    ['preprod', 'PREPROD'],
  ] as const)('%s is labelled %s', async (environment, label) => {
    const { text } = await renderPage('/', { environment });
    expect(text('[data-environment]')).toBe(label);
  });

  it('production has no label', async () => {
    expect((await renderPage('/')).document.querySelector('[data-environment]')).toBeNull();
  });
});

describe('the page of all components', () => {
  it.each([
    ['/design/', 'Composants'],
    ['/en/design/', 'Components'],
  ])('%s exists for developers, and is not indexed', async (address, title) => {
    const { status, cacheable, text, attribute, document } = await renderPage(address, {
      environment: 'staging',
    });
    expect([status, cacheable, text('h1'), attribute('meta[name=robots]', 'content')]).toEqual([
      200,
      false,
      title,
      'noindex, follow',
    ]);
    expect(document.querySelectorAll('main article').length).toBeGreaterThan(15);
  });

  it.each(['/design/', '/en/design/'])('%s does not exist in production', async (address) => {
    const { status, document } = await renderPage(address, { environment: 'production' });
    expect([status, document.querySelectorAll('main article').length]).toEqual([404, 0]);
  });
});
