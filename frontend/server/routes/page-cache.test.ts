import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentVersion, writeConsent } from '../../shared/consent/consent.ts';
import { eventually } from '../testing/eventually.ts';
import { limits } from '../limits.ts';
import { headingOf, type InitiativeSite, startInitiativeSite } from '../testing/initiative-site.ts';

let site: InitiativeSite;

beforeEach(async () => {
  site = await startInitiativeSite();
});
afterEach(() => site.close());

const fetchPage = async (headers?: Record<string, string>) =>
  / (light|full) /.exec((await site.get('/', headers)).body)?.[1];

const serverTiming = async (): Promise<string> =>
  String((await site.get('/initiative/bridge/')).headers['server-timing']);

describe('HTML cache', () => {
  it('makes a page once and answers from the cache while it is fresh', async () => {
    expect(await site.page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'First title',
      cache: 'miss',
    });
    site.rename('Second title');
    site.clock.advance(limits.pages.fresh - 1);
    expect(await site.page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'First title',
      cache: 'hit',
    });
    expect(site.wordpress.received).toHaveLength(1);
  });

  it('reveals cache state and timing, but not the queries', async () => {
    expect(await serverTiming()).toMatch(/^cache;desc=miss, upstream;dur=\d+\.\d, render;dur=\d+\.\d$/);
    expect(await serverTiming()).toBe('cache;desc=hit');
  });

  it('shows the older page while a newer one is made', async () => {
    await site.page('/initiative/bridge/');
    site.rename('Second title');
    site.clock.advance(limits.pages.fresh + 1);
    expect(await site.page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'First title',
      cache: 'stale',
    });
    await eventually(async () =>
      expect(await site.page('/initiative/bridge/')).toEqual({
        status: 200,
        heading: 'Second title',
        cache: 'hit',
      }),
    );
  });

  it('waits for a new page when the older one is too old', async () => {
    await site.page('/initiative/bridge/');
    site.rename('Second title');
    site.clock.advance(limits.pages.fresh + limits.pages.staleWhileRevalidate + 1);
    expect(await site.page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'Second title',
      cache: 'miss',
    });
  });

  it('renders one page, with one query, for 500 concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => site.page('/initiative/bridge/')));
    expect(new Set(answers.map(({ status, heading }) => `${status} ${heading}`))).toEqual(
      new Set(['200 First title']),
    );
    expect(site.wordpress.received).toHaveLength(1);
  });

  it('drops unknown parameters and sorts the known ones', async () => {
    const response = await site.get('/initiative/?utm_source=x&page=2&country=SN&country=CI&type=event');
    expect(response.body).toContain(
      'https://passerelle.test/initiative/?country=CI&amp;country=SN&amp;page=2&amp;type=event'.replaceAll(
        '&amp;',
        '&',
      ),
    );
    expect(await site.page('/initiative/?type=event&country=CI&page=2&country=SN&fbclid=1')).toMatchObject({
      cache: 'hit',
    });
    expect(await site.page('/initiative/?type=event&country=CI&page=3')).toMatchObject({ cache: 'miss' });
  });

  it('separates light pages, by header or by choice', async () => {
    expect(await fetchPage()).toBe('full');
    expect(await fetchPage({ 'save-data': 'on' })).toBe('light');
    expect(await fetchPage({ 'save-data': 'on', cookie: 'data-light=off' })).toBe('full');
    expect(await fetchPage({ cookie: 'data-light=on' })).toBe('light');
  });

  it('remembers the switch for little data and leads back to the address without it', async () => {
    const response = await site.get('/initiative?data-light=on&page=2');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/initiative/?page=2');
    expect(response.headers['set-cookie']).toBe(
      'data-light=on; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('sets no cookie on public pages, whatever the renderer wants', async () => {
    const responses = await Promise.all(
      ['/', '/cookie/', '/initiative/bridge/', '/nowhere/'].map((url) => site.get(url)),
    );
    expect(responses.map((response) => response.headers['set-cookie'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('serves the visitors’ page after the session, uncached', async () => {
    await site.page('/initiative/bridge/');
    site.rename('Second title');
    await site.purge(['reference']);
    const response = await site.get('/initiative/bridge/', { cookie: 'auth-check=1' });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(headingOf(response.body)).toBe('Second title');
    expect(response.headers.etag).toBeUndefined();
  });

  it('answers 304 to a browser that has the page', async () => {
    const first = await site.get('/initiative/bridge/');
    const { etag } = first.headers;
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60');
    expect(first.headers.vary).toBe('Accept-Encoding, Cookie, Save-Data');
    const again = await site.get('/initiative/bridge/', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await site.get('/initiative/bridge/', { 'if-none-match': 'W/"other"' });
    expect(other.statusCode).toBe(200);
  });

  it('holds nothing of the request that it was made for', async () => {
    const answers = [await site.get('/initiative/bridge/'), await site.get('/initiative/bridge/')];
    const [made, kept] = answers.map(({ headers, body }) => {
      const { date: _date, 'x-cache': _source, 'server-timing': _timing, ...rest } = headers;
      return { headers: rest, body };
    });
    expect(kept).toEqual(made);
    expect(kept?.headers).not.toHaveProperty('x-request-id');
    expect(kept?.headers['content-security-policy']).not.toContain('nonce');
  });

  it('shows the consent banner only before a choice, with a copy for each', async () => {
    const chosen = `consent=${writeConsent({ id: '00000000-0000-4000-8000-000000000000', granted: [], version: consentVersion, at: site.clock.now })}`;
    const outdated = chosen.replace(`consent=${consentVersion}~`, `consent=${consentVersion + 1}~`);
    const bannerAndCache = async (cookie: string) => {
      const { body, headers } = await site.get('/initiative/bridge/', cookie ? { cookie } : {});
      return [/ (banner|no-banner)</.exec(body)?.[1], headers['x-cache']];
    };
    expect(await bannerAndCache('')).toEqual(['banner', 'miss']);
    expect(await bannerAndCache(chosen)).toEqual(['no-banner', 'miss']);
    expect(await bannerAndCache(chosen)).toEqual(['no-banner', 'hit']);
    expect(await bannerAndCache(outdated)).toEqual(['banner', 'hit']);
    expect(site.wordpress.received).toHaveLength(1);
  });

  it('sends the form that the browser can read', async () => {
    const plain = await site.get('/initiative/bridge/');
    const brotli = await site.get('/initiative/bridge/', { 'accept-encoding': 'gzip, br' });
    const zipped = await site.get('/initiative/bridge/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    const head = await site.app.inject({ method: 'HEAD', url: '/' });
    const whole = await site.get('/');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      whole.headers['content-length'],
    ]);
  });
});
