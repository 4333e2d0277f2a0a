import { parseAtomFeed } from 'feedsmith';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { filters } from '../../../shared/catalogue/filters.ts';
import { limits } from '../../limits.ts';
import { type DocumentSite, feedItem, startDocumentSite } from '../../testing/document-site.ts';

/** Variables of the API when no filter is set. */
const unset = {
  literal: [],
  ...Object.fromEntries(filters.map(({ input, isList }) => [input, isList ? [] : null])),
};

let site: DocumentSite;
beforeEach(async () => {
  site = await startDocumentSite();
});
afterEach(() => site.close());

/** libxml2 reads the feed, then a feed reader. */
async function feed(url: string) {
  const response = await site.get(url);
  const wellFormed = await validateXML({
    xml: { fileName: 'feed.xml', contents: response.body },
    normalization: 'format',
  });
  expect(wellFormed.errors).toEqual([]);
  return { response, feed: parseAtomFeed(response.body) };
}

describe('a feed', () => {
  it('contains the newest items of a list', async () => {
    const { response, feed: parsed } = await feed('/evenement/flux.xml');
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['content-language'],
    ]).toEqual([200, 'application/atom+xml; charset=utf-8', 'fr']);
    expect(parsed).toEqual({
      id: 'https://passerelle.test/evenement/flux.xml',
      title: { value: 'Passerelle — Événements' },
      subtitle: { value: 'Les dernières publications de Passerelle.' },
      icon: 'https://passerelle.test/favicon.svg',
      updated: '2026-11-20T10:00:00.000Z',
      authors: [{ name: 'Passerelle', uri: 'https://passerelle.test/' }],
      links: [
        {
          href: 'https://passerelle.test/evenement/flux.xml',
          rel: 'self',
          type: 'application/atom+xml',
          hreflang: 'fr',
        },
        { href: 'https://passerelle.test/evenement/', rel: 'alternate', type: 'text/html', hreflang: 'fr' },
      ],
      entries: [
        {
          id: 'tag:passerelle.test,2026:event/12/fr',
          title: { value: 'Nuit des conteurs' },
          summary: { value: 'Une nuit entière\u202f! Avec «\u00a0douze\u00a0» voix & un griot.' },
          published: '2026-11-02T08:00:00.000Z',
          updated: '2026-11-20T10:00:00.000Z',
          links: [
            {
              href: 'https://passerelle.test/evenement/nuit-des-conteurs/',
              rel: 'alternate',
              type: 'text/html',
              hreflang: 'fr',
            },
          ],
          categories: [{ term: 'Événement' }, { term: 'Théâtre' }, { term: 'Sénégal' }],
        },
      ],
    });
    expect(site.variablesOf('Feed')).toEqual([
      {
        language: 'FR',
        perPage: 50,
        filter: { q: null, ...unset, type: 'event' },
      },
    ]);
  });

  it('of a search has its words and filters, also in its title', async () => {
    const { feed: parsed } = await feed(
      '/en/search/feed.xml?q=th%C3%A9%C3%A2tre&country=SN&sort=title_asc&page=3&utm=x',
    );
    expect(parsed.links?.map(({ href }) => href)).toEqual([
      'https://passerelle.test/en/search/feed.xml?q=th%C3%A9%C3%A2tre&country=SN',
      'https://passerelle.test/en/search/?q=th%C3%A9%C3%A2tre&country=SN',
    ]);
    expect([parsed.title, parsed.subtitle]).toEqual([
      { value: 'Passerelle — Search: théâtre' },
      { value: 'The latest from Passerelle. Filtered by your choices.' },
    ]);
    expect(site.variablesOf('Feed')).toEqual([
      {
        language: 'EN',
        perPage: 50,
        filter: { q: 'théâtre', type: null, ...unset, countries: ['SN'] },
      },
    ]);
  });

  it('never contains members-only items', async () => {
    site.content.items = [
      feedItem(),
      feedItem({ groupId: 13, title: 'SECRET', summary: 'SECRET', slug: 'secret', locked: true }),
    ];
    const { response, feed: parsed } = await feed('/evenement/flux.xml');
    expect(response.body).not.toMatch(/secret/i);
    expect(parsed.entries).toHaveLength(1);
  });

  it('leads to the pages of persons', async () => {
    site.content.items = [feedItem({ type: 'community_profile', title: 'Aïssatou N’Guessan', slug: 'x' })];
    const { feed: parsed } = await feed('/annuaire/flux.xml');
    expect(parsed.entries?.[0]?.links?.[0]?.href).toBe('https://passerelle.test/annuaire/x/');
  });

  it('stays a feed whatever people wrote', async () => {
    const title = ']]> <script>alert(1)</script> & "x" \u0000\u0008\uFFFF \uD800 </title>';
    site.content.items = [feedItem({ title, summary: title, slug: 'a"b<c>&d', sectors: [{ name: title }] })];
    const { feed: parsed } = await feed('/evenement/flux.xml');
    expect(parsed.entries?.[0]?.title?.value).toBe(']]> <script>alert(1)</script> & "x"  \uFFFD </title>');
    expect(parsed.entries?.[0]?.links?.[0]?.href).toBe('https://passerelle.test/evenement/a%22b%3Cc%3E%26d/');
  });

  it('is a feed also when nothing was found', async () => {
    site.content.items = [];
    const { feed: parsed } = await feed('/ressource/flux.xml');
    expect([parsed.updated, parsed.entries]).toEqual(['1970-01-01T00:00:00.000Z', undefined]);
  });
});

describe('hostile parameters', () => {
  it.each([
    '?q=%27%20OR%201%3D1%20--',
    '?type[]=x&type=event&type=call',
    '?page=1e9&page=-1',
    '?country=XX,ZZ,%3Cscript%3E&sector=../../etc/passwd',
    '?q=%01%02%7F',
    '?status=DROP%20TABLE',
    `?q=${'x'.repeat(200)}`,
    '?data-light=on&q=x',
  ])('%s are read as far as they make sense', async (search) => {
    const { response } = await feed(`/recherche/flux.xml${search}`);
    expect(response.statusCode).toBe(200);
  });

  it.each([`?q=${'x'.repeat(5_000)}`, `?q=${'x'.repeat(201)}`, `?${'sector=a&'.repeat(30)}`])(
    'beyond every limit are refused',
    async (search) => {
      expect((await site.get(`/recherche/flux.xml${search}`)).statusCode).toBe(400);
      expect(site.wordpress.received).toEqual([]);
    },
  );
});

describe('a cached feed', () => {
  it('is rendered once for concurrent requests, answers 304, and is purged when its content changes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/evenement/flux.xml')));
    expect(site.variablesOf('Feed')).toHaveLength(1);
    const etag = String(answers[0]?.headers.etag);
    const again = await site.get('/evenement/flux.xml', { 'if-none-match': etag });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
      304,
      '',
      'public, max-age=0, must-revalidate',
    ]);
    await site.get('/evenement/flux.xml?sort=title_desc&page=4');
    expect(site.variablesOf('Feed')).toHaveLength(1);

    site.content.items = [feedItem({ title: 'Nuit déplacée', modifiedAt: '2026-11-21T11:00:00Z' })];
    await site.purge(['item:12']);
    const changed = await site.get('/evenement/flux.xml', { 'if-none-match': etag });
    expect([changed.statusCode, changed.body.includes('Nuit déplacée')]).toEqual([200, true]);
  });

  it('is served stale while the content system is down, for a limited time', async () => {
    await site.get('/evenement/flux.xml');
    await site.wordpress.stop();
    site.clock.advance(limits.documents.fresh + 1);
    expect((await site.get('/evenement/flux.xml')).statusCode).toBe(200);
    expect((await site.get('/en/event/feed.xml')).statusCode).toBe(503);
    site.clock.advance(limits.documents.staleIfError);
    expect((await site.get('/evenement/flux.xml')).statusCode).toBe(503);
  });

  it('is purged when an item was taken offline', async () => {
    await site.get('/evenement/flux.xml');
    await site.purge(['item:12', 'catalogue', 'catalogue:event']);
    await site.wordpress.stop();
    expect((await site.get('/evenement/flux.xml')).statusCode).toBe(503);
  });
});
