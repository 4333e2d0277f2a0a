import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import contentLimits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { sitemapProblems } from '../../testing/sitemap-schema.ts';
import { type DocumentSite, startDocumentSite } from '../../testing/document-site.ts';

let site: DocumentSite;
beforeEach(async () => {
  site = await startDocumentSite();
});
afterEach(() => site.close());

const address = (language: 'FR' | 'EN', slug: string, modifiedAt = '2026-11-20T10:00:00Z') => ({
  language,
  slug,
  modifiedAt,
});
const both = { addresses: [address('FR', 'été-à-gorée'), address('EN', 'summer', '2026-11-19T09:08:07Z')] };
const frenchOnly = { addresses: [address('FR', 'une-langue')] };

describe('the index of the sitemap', () => {
  it('names each part with when something in it last changed', async () => {
    site.content.answers = {
      SitemapParts: {
        passerelleSitemapParts: [
          { type: 'event', number: 1, modifiedAt: '2026-11-20T10:00:00Z' },
          { type: 'event', number: 20, modifiedAt: '2026-11-19T10:00:00Z' },
        ],
      },
    };
    const response = await site.get('/sitemap.xml');
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    expect(await parseSitemapIndex(Readable.from([response.body]))).toEqual([
      { url: 'https://passerelle.test/sitemaps/pages-1.xml', lastmod: '2026-11-20T10:00:00.000Z' },
      { url: 'https://passerelle.test/sitemaps/event-1.xml', lastmod: '2026-11-20T10:00:00.000Z' },
      { url: 'https://passerelle.test/sitemaps/event-20.xml', lastmod: '2026-11-19T10:00:00.000Z' },
    ]);
  });

  it('of an empty site names the pages', async () => {
    site.content.answers = { SitemapParts: { passerelleSitemapParts: [] } };
    expect(await parseSitemapIndex(Readable.from([(await site.get('/sitemap.xml')).body]))).toEqual([
      { url: 'https://passerelle.test/sitemaps/pages-1.xml' },
    ]);
  });
});

describe('a part of the sitemap', () => {
  it('holds each published address with its translations', async () => {
    site.content.sitemap = () => ({ entries: [both, frenchOnly], next: null });
    const response = await site.get('/sitemaps/event-1.xml');
    expect(await sitemapProblems(response.body)).toEqual([]);
    const links = [
      { lang: 'fr', url: 'https://passerelle.test/evenement/%C3%A9t%C3%A9-%C3%A0-gor%C3%A9e/' },
      { lang: 'en', url: 'https://passerelle.test/en/event/summer/' },
      { lang: 'x-default', url: 'https://passerelle.test/evenement/%C3%A9t%C3%A9-%C3%A0-gor%C3%A9e/' },
    ];
    const urls = await parseSitemap(Readable.from([response.body]));
    expect(urls.map(({ url, lastmod, links: found }) => ({ url, lastmod, links: found }))).toEqual([
      { url: links[0]?.url, lastmod: '2026-11-20T10:00:00.000Z', links },
      { url: links[1]?.url, lastmod: '2026-11-19T09:08:07.000Z', links },
      {
        url: 'https://passerelle.test/evenement/une-langue/',
        lastmod: '2026-11-20T10:00:00.000Z',
        links: [],
      },
    ]);
  });

  it('of the pages holds lists in both languages', async () => {
    const { body } = await site.get('/sitemaps/pages-1.xml');
    expect(await sitemapProblems(body)).toEqual([]);
    const urls = (await parseSitemap(Readable.from([body]))).map(({ url }) => new URL(url).pathname);
    expect(urls).toEqual([
      '/',
      '/en/',
      '/appel-a-candidature/',
      '/en/call-for-application/',
      '/annuaire/',
      '/en/directory/',
      '/projet/',
      '/en/project/',
      '/initiative/',
      '/en/initiative/',
      '/evenement/',
      '/en/event/',
      '/ressource/',
      '/en/resource/',
      '/formation/',
      '/en/training/',
      '/politique-de-confidentialite',
      '/en/privacy-policy',
    ]);
  });

  it('of the largest size is read page by page, made once, and fits the limits of the protocol', async () => {
    const { groupsPerPage: perPage, groupsPerPart } = contentLimits.sitemap;
    const pages = groupsPerPart / perPage;
    site.content.sitemap = ({ after }) => {
      const first = Number(after);
      const entries = Array.from({ length: perPage }, (_, index) => ({
        addresses: [address('FR', `formation-${first + index}`), address('EN', `training-${first + index}`)],
      }));
      return { entries, next: first + perPage < pages * perPage ? first + perPage : null };
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => site.get('/sitemaps/formation-3.xml', { 'accept-encoding': 'gzip' })),
    );
    expect(site.variablesOf('SitemapPage')).toHaveLength(pages);
    expect(site.variablesOf('SitemapPage')[1]).toEqual({ type: 'formation', part: 3, after: perPage });
    expect(answers[4]?.headers['content-encoding']).toBe('gzip');
    const xml = gunzipSync(answers[4]?.rawPayload ?? Buffer.alloc(0)).toString();
    expect(xml.match(/<url>/g)).toHaveLength(2 * groupsPerPart);
    expect(2 * groupsPerPart).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000);
    expect(xml.endsWith('</urlset>')).toBe(true);
    const plain = await site.get('/sitemaps/formation-3.xml', { 'accept-encoding': 'identity' });
    expect([plain.body === xml, plain.headers['content-encoding']]).toEqual([true, undefined]);
  }, 30_000);

  it.each([
    '/sitemaps/event-0.xml',
    '/sitemaps/event-01.xml',
    '/sitemaps/event-9999999.xml',
    '/sitemaps/event-1e3.xml',
    '/sitemaps/event-1.xml.gz',
    '/sitemaps/pages-2.xml',
    '/sitemaps/structure-1.xml',
    '/sitemaps/__proto__-1.xml',
    '/sitemaps/-1.xml',
    '/sitemaps/event.xml',
  ])('%s does not exist, without a query', async (path) => {
    expect((await site.get(path)).statusCode).toBe(404);
    expect(site.wordpress.received).toEqual([]);
  });

  it('that holds nothing does not exist', async () => {
    expect((await site.get('/sitemaps/event-4.xml')).statusCode).toBe(404);
  });

  it('that breaks off half-way is an error, not half a sitemap', async () => {
    site.content.sitemap = ({ after }) =>
      after === 0
        ? { entries: [both], next: 1 }
        : (undefined as unknown as ReturnType<typeof site.content.sitemap>);
    const response = await site.get('/sitemaps/event-1.xml');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('urlset');
  });

  it('is dropped when something of its type changes', async () => {
    site.content.sitemap = () => ({ entries: [both], next: null });
    await site.get('/sitemaps/event-1.xml');
    await site.purge(['item:1', 'catalogue', 'catalogue:initiative']);
    await site.get('/sitemaps/event-1.xml');
    expect(site.variablesOf('SitemapPage')).toHaveLength(1);
    await site.purge(['item:2', 'catalogue', 'catalogue:event']);
    await site.get('/sitemaps/event-1.xml');
    expect(site.variablesOf('SitemapPage')).toHaveLength(2);
  });
});
