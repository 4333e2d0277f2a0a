import { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { sitemapProblems } from '../server/testing/sitemap-schema.ts';
import { languages } from '../shared/config/locales.ts';
import { pathTo } from '../shared/config/routes.ts';
import { sitemapPath } from '../shared/config/document-paths.ts';
import { structuredDataProblems } from '../src/testing/structured-data.ts';
import { fetchPage, type CrawledPage, crawl, each, visit } from './crawler.ts';
import { origin } from './site.ts';
import { test } from './test.ts';

/** Filters, ways out and ways to sign in are one screen each, with another value: some of each stand for all. */
const perKind = 3;
function fewOfEachKind(addresses: string[]): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const address of addresses) {
    const { pathname, searchParams } = new URL(address, origin);
    // Pictures to share are drawn at the first question: those of one family are drawn alike.
    const family = /^\/og\/[a-z]+\//.exec(pathname)?.[0];
    const kind = family ?? `${pathname}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
    const known = kinds.get(kind) ?? new Set();
    kinds.set(kind, known);
    if (known.size < perKind) known.add(address);
  }
  return [...kinds.values()].flatMap((known) => [...known]);
}

test.describe.configure({ mode: 'serial' });

let pages: Map<string, CrawledPage>;
test.beforeAll(async () => {
  // Hundreds of pages, most of them made for the first time.
  test.setTimeout(240_000);
  pages = await crawl(languages.map((language) => pathTo('home', language)));
});

const withoutPage = (address: string): string => address.replace(/[?&]page=\d+$/, '');
const read = (): CrawledPage[] => [...pages.values()];
const indexed = (): CrawledPage[] => read().filter(({ indexed: is, status }) => is && status === 200);

/** Whether a members' page redirects to the sign-in page, with the way back. */
const needsSignIn = ({ address, status, location }: CrawledPage): boolean =>
  status === 302 &&
  languages.some(
    (language) => location === `${pathTo('login', language)}?next=${encodeURIComponent(address)}`,
  );

test('no link is broken and none leads on to somewhere else', async () => {
  expect(pages.size).toBeGreaterThan(100);
  const wrong = read().filter((page) => page.status !== 200 && !needsSignIn(page));
  expect(wrong.map(({ address, status, location }) => `${status} ${address} → ${location}`)).toEqual([]);

  const others = read()
    .flatMap(({ links }) => links)
    .filter((link) => !pages.has(link));
  const answers = await each(fewOfEachKind(others), visit);
  const broken = answers.filter((page) => page.status !== 200 && !needsSignIn(page));
  expect(broken.map(({ address, status, location }) => `${status} ${address} → ${location}`)).toEqual([]);
});

test('every indexable page has itself as canonical URL', () => {
  expect(
    indexed()
      .filter(({ canonical, address }) => canonical !== origin + address)
      // Other tests publish and withdraw: a list that has become shorter since shows, and names, its last page.
      .filter(({ canonical, address }) => withoutPage(canonical ?? '') !== withoutPage(origin + address))
      .map(({ address, canonical }) => [address, canonical]),
  ).toEqual([]);
  expect(
    read()
      .filter((page) => !page.indexed && page.canonical)
      .map(({ address }) => address),
  ).toEqual([]);
});

test('alternate language links are reciprocal', () => {
  const oneWay = indexed().flatMap(({ address, translations }) =>
    Object.entries(translations)
      .filter(([, href]) => {
        const other = pages.get(href.replace(origin, ''));
        return !other?.indexed || JSON.stringify(other.translations) !== JSON.stringify(translations);
      })
      .map(([code, href]) => `${address} → ${code} ${href}`),
  );
  expect(oneWay).toEqual([]);
  const both = indexed().filter(({ translations }) => Object.keys(translations).length > 0);
  expect(both.length).toBeGreaterThan(50);
  for (const { translations } of both) expect(translations['x-default']).toBe(translations['fr']);
});

test('structured data of pages is valid', async () => {
  const problems = await each(read(), async ({ address, html }) =>
    (await structuredDataProblems(html)).map((problem) => `${address}: ${problem}`),
  );
  expect(problems.flat()).toEqual([]);
});

test('feeds, calendars and pictures that pages name are there and valid', async () => {
  const documents = fewOfEachKind(read().flatMap((page) => page.documents));
  const problems = await each(documents, async (address) => {
    const response = await fetchPage(address);
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200) return `${response.status} ${address}`;
    const body = await response.text();
    if (type.startsWith('image/png')) return undefined;
    try {
      const isRead = type.startsWith('text/calendar')
        ? new ICAL.Component(ICAL.parse(body)).name === 'vcalendar'
        : parseAtomFeed(body).id !== undefined;
      return isRead ? undefined : address;
    } catch (error) {
      return `${address}: ${String(error)}`;
    }
  });
  expect(problems.filter(Boolean)).toEqual([]);
  expect(documents.filter((address) => address.endsWith('.ics')).length).toBeGreaterThan(10);
});

test('the sitemap contains exactly the indexable pages, with their translations', async () => {
  const index = await (await fetchPage(sitemapPath)).text();
  const parts = (await parseSitemapIndex(Readable.from([index]))).map(({ url }) => url);
  expect(parts.length).toBeGreaterThan(5);
  const urls = new Map<string, Record<string, string>>();
  for (const part of parts) {
    const xml = await (await fetchPage(part.replace(origin, ''))).text();
    expect(await sitemapProblems(xml)).toEqual([]);
    for (const { url, links } of await parseSitemap(Readable.from([xml]))) {
      urls.set(url, Object.fromEntries(links.map(({ lang, url: href }) => [lang, href])));
    }
  }
  const search = new Set(languages.map((language) => origin + pathTo('search', language)));
  const expected = indexed()
    .filter(({ address }) => !address.includes('?') && !search.has(origin + address))
    .map(({ address, translations }) => [origin + address, translations] as const);
  expect([...urls.keys()].toSorted()).toEqual(expected.map(([url]) => url).toSorted());
  for (const [url, translations] of expected) expect([url, urls.get(url)]).toEqual([url, translations]);
});
