import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DocumentSite, startDocumentSite } from '../../testing/document-site.ts';

let site: DocumentSite;
beforeEach(async () => {
  site = await startDocumentSite();
});
afterEach(() => site.close());

const card = (change: object = {}) => ({
  passerelleCard: {
    callType: 'residency',
    completed: false,
    countries: [{ name: 'Sénégal' }],
    groupId: 7,
    locked: false,
    openState: 'open',
    period: { start: null, end: '2027-01-31T22:59:59Z', zone: 'Africa/Dakar' },
    profileKind: null,
    resourceKind: null,
    slug: 'residence',
    title: 'Résidence à Saint-Louis',
    type: 'call_for_application',
    ...change,
  },
});
const address = '/og/call/7/fr-0123456789ab.png';

describe('GET /og/{family}/{group id}/{language}-{version}.png', () => {
  it('is a picture that other sites may show', async () => {
    site.content.answers = { ShareCard: card() };
    const response = await site.get(address);
    const { headers, statusCode, rawPayload } = response;
    const { width, height } = await sharp(rawPayload).metadata();
    expect([
      statusCode,
      headers['content-type'],
      headers['cross-origin-resource-policy'],
      width,
      height,
    ]).toEqual([200, 'image/png', 'cross-origin', 1200, 630]);
    expect(site.variablesOf('ShareCard')).toEqual([{ groupId: 7, language: 'FR' }]);
    const again = await site.get(address, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is drawn once, for any version and concurrent requests', async () => {
    site.content.answers = { ShareCard: card() };
    const versions = Array.from({ length: 30 }, (_, index) => index.toString(16).padStart(12, '0'));
    const answers = await Promise.all(versions.map((version) => site.get(`/og/call/7/fr-${version}.png`)));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers[0]?.headers['cache-control']).toBe('public, max-age=60');
    expect(site.variablesOf('ShareCard')).toHaveLength(1);
  });

  it('is drawn again when its content changes', async () => {
    site.content.answers = { ShareCard: card() };
    const before = await site.get(address);
    site.content.answers = { ShareCard: card({ title: 'Résidence à Gorée' }) };
    await site.purge(['item:7']);
    expect((await site.get(address)).headers.etag).not.toBe(before.headers.etag);
  });

  it('is purged when its item was taken offline', async () => {
    site.content.answers = { ShareCard: card() };
    await site.get(address);
    site.content.answers = { ShareCard: { passerelleCard: null } };
    await site.purge(['item:7', 'catalogue']);
    expect((await site.get(address)).statusCode).toBe(404);
  });

  it.each([
    ['for members', card({ locked: true })],
    ['that is not published, or not in this language', { passerelleCard: null }],
    ['of another family', card({ type: 'event' })],
  ])('does not exist for an item %s', async (_case, answer) => {
    site.content.answers = { ShareCard: answer };
    const response = await site.get(address);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).not.toContain('Saint-Louis');
  });

  it('exists for lists and for the site, without a query', async () => {
    const pictures = await Promise.all(
      ['site', 'event', 'directory'].map((family) => site.get(`/og/${family}/0/en-0123456789ab.png`)),
    );
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(site.wordpress.received).toEqual([]);
  });

  it.each([
    '/og/call/7/fr-0123456789ab.jpg',
    '/og/call/07/fr-0123456789ab.png',
    '/og/call/7/de-0123456789ab.png',
    '/og/call/7/fr-.png',
    '/og/call/7/fr-0123456789AB.png',
    '/og/call/9999999999/fr-0123456789ab.png',
    '/og/__proto__/7/fr-0123456789ab.png',
    '/og/call/../../7/fr-0123456789ab.png',
    '/og/call/7/',
    '/og/',
  ])('%s does not exist, without a query', async (path) => {
    expect([404, 301]).toContain((await site.get(path)).statusCode);
    expect(site.variablesOf('ShareCard')).toEqual([]);
  });
});
