import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageTexts } from '../errors/messages.ts';
import { limits } from '../limits.ts';
import { data, graphqlError, hang } from '../testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let title: string;

/** WordPress knows one initiative, `bridge` (group 12), and lists it. */
beforeEach(async () => {
  test = await startTestApp({ timeouts: { read: 100, render: 1_000 } });
  title = 'First title';
  test.wordpress.answer = ({ operationName, variables }) => {
    const item = { groupId: 12, title };
    if (operationName === 'Catalogue') return data({ passerelleCatalogue: { items: [item], total: 1 } });
    return data({ passerelleInitiative: variables?.['slug'] === 'bridge' ? item : null });
  };
});
afterEach(() => test.close());

const headingOf = (html: string): string | undefined => /<h1>(.*?)<\/h1>/.exec(html)?.[1];
const page = async (url: string, headers?: Record<string, string>) => {
  const response = await test.get(url, headers);
  return {
    status: response.statusCode,
    heading: headingOf(response.body),
    cache: response.headers['x-cache'],
  };
};

describe('HTML cache', () => {
  it('makes a page once and answers from the cache while it is fresh', async () => {
    expect(await page('/initiative/bridge/')).toEqual({ status: 200, heading: 'First title', cache: 'miss' });
    title = 'Second title';
    test.clock.advance(limits.pages.fresh - 1);
    expect(await page('/initiative/bridge/')).toEqual({ status: 200, heading: 'First title', cache: 'hit' });
    expect(test.wordpress.received).toHaveLength(1);
  });

  it('shows the older page while a newer one is made', async () => {
    await page('/initiative/bridge/');
    title = 'Second title';
    test.clock.advance(limits.pages.fresh + 1);
    expect(await page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'First title',
      cache: 'stale',
    });
    await vi.waitFor(async () =>
      expect(await page('/initiative/bridge/')).toEqual({
        status: 200,
        heading: 'Second title',
        cache: 'hit',
      }),
    );
  });

  it('waits for a new page when the older one is too old', async () => {
    await page('/initiative/bridge/');
    title = 'Second title';
    test.clock.advance(limits.pages.fresh + limits.pages.staleWhileRevalidate + 1);
    expect(await page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'Second title',
      cache: 'miss',
    });
  });

  it('makes one page, with one call, for 500 who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 500 }, () => page('/initiative/bridge/')));
    expect(new Set(answers.map(({ status, heading }) => `${status} ${heading}`))).toEqual(
      new Set(['200 First title']),
    );
    expect(test.wordpress.received).toHaveLength(1);
  });

  it('drops unknown parameters and sorts the known ones', async () => {
    const response = await test.get('/initiative/?utm_source=x&page=2&country=SN&country=CI&type=event');
    expect(response.body).toContain(
      'https://passerelle.test/initiative/?country=CI&amp;country=SN&amp;page=2&amp;type=event'.replaceAll(
        '&amp;',
        '&',
      ),
    );
    expect(await page('/initiative/?type=event&country=CI&page=2&country=SN&fbclid=1')).toMatchObject({
      cache: 'hit',
    });
    expect(await page('/initiative/?type=event&country=CI&page=3')).toMatchObject({ cache: 'miss' });
  });

  it('keeps pages for little data apart, by header or by choice', async () => {
    const shown = async (headers?: Record<string, string>) =>
      / (light|full)</.exec((await test.get('/', headers)).body)?.[1];
    expect(await shown()).toBe('full');
    expect(await shown({ 'save-data': 'on' })).toBe('light');
    expect(await shown({ 'save-data': 'on', cookie: 'data-light=off' })).toBe('full');
    expect(await shown({ cookie: 'data-light=on' })).toBe('light');
  });

  it('remembers the switch for little data and leads back to the address without it', async () => {
    const response = await test.get('/initiative?data-light=on&page=2');
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/initiative/?page=2');
    expect(response.headers['set-cookie']).toBe(
      'data-light=on; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('sets no cookie on public pages, whatever the renderer wants', async () => {
    const responses = await Promise.all(
      ['/', '/cookie/', '/initiative/bridge/', '/nowhere/'].map((url) => test.get(url)),
    );
    expect(responses.map((response) => response.headers['set-cookie'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps nothing for somebody who is signed in, and gives them nothing kept', async () => {
    await page('/initiative/bridge/');
    title = 'Second title';
    await test.purge(['reference']);
    const response = await test.get('/initiative/bridge/', { cookie: 'auth-check=1' });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-cache']).toBe('bypass');
    expect(response.headers.etag).toBeUndefined();
  });

  it('answers 304 to a browser that has the page', async () => {
    const first = await test.get('/initiative/bridge/');
    const { etag } = first.headers;
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.vary).toBe('Accept-Encoding, Cookie, Save-Data');
    const again = await test.get('/initiative/bridge/', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await test.get('/initiative/bridge/', { 'if-none-match': 'W/"other"' });
    expect(other.statusCode).toBe(200);
  });

  it('sends the form that the browser can read', async () => {
    const plain = await test.get('/initiative/bridge/');
    const brotli = await test.get('/initiative/bridge/', { 'accept-encoding': 'gzip, br' });
    const zipped = await test.get('/initiative/bridge/', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  it('gives each response its own nonce, and no entity tag where the HTML holds one', async () => {
    const noncesOf = async () => {
      const response = await test.get('/nonce/', { 'accept-encoding': 'br' });
      const html = brotliDecompressSync(response.rawPayload).toString();
      const policy = String(response.headers['content-security-policy']);
      expect(response.headers.etag).toBeUndefined();
      return [/nonce="([^"]+)"/.exec(html)?.[1], /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1]];
    };
    const [first, second] = [await noncesOf(), await noncesOf()];
    expect(first[0]).toBe(first[1]);
    expect(second[0]).toBe(second[1]);
    expect(first[0]).not.toBe(second[0]);
  });

  it('answers HEAD with the same headers and nothing else', async () => {
    const head = await test.app.inject({ method: 'HEAD', url: '/' });
    const whole = await test.get('/');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      whole.headers['content-length'],
    ]);
  });
});

describe('purge', () => {
  it('shows the new content at once, and leaves the other pages', async () => {
    await Promise.all([page('/initiative/bridge/'), page('/')]);
    title = 'Second title';
    const response = await test.purge(['item:12', 'catalogue', 'catalogue:initiative']);
    expect(response.json()).toEqual({ data: { invalidated: 2 } });
    expect(await page('/initiative/bridge/')).toMatchObject({ heading: 'Second title' });
    expect(await page('/')).toMatchObject({ cache: 'hit' });
  });

  it('makes purged pages again before anybody asks', async () => {
    await page('/initiative/bridge/');
    title = 'Second title';
    await test.purge(['item:12']);
    await vi.waitFor(() => expect(test.wordpress.received).toHaveLength(2));
    await vi.waitFor(async () =>
      expect(await page('/initiative/bridge/')).toEqual({
        status: 200,
        heading: 'Second title',
        cache: 'hit',
      }),
    );
  });

  it('does not keep what was read before the purge and finished after it', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { answer } = test.wordpress;
    test.wordpress.answer = async (query) => {
      const respond = answer(query);
      await held;
      return respond;
    };
    const early = page('/initiative/bridge/');
    await vi.waitFor(() => expect(test.wordpress.received).toHaveLength(1));
    title = 'Second title';
    test.wordpress.answer = answer;
    await test.purge(['item:12']);
    const late = page('/initiative/bridge/');
    release();
    expect(await early).toMatchObject({ heading: 'First title' });
    expect(await late).toMatchObject({ heading: 'Second title', cache: 'miss' });
    expect(await page('/initiative/bridge/')).toMatchObject({ heading: 'Second title', cache: 'hit' });
  });

  it('finds a page by its path', async () => {
    await page('/');
    expect((await test.purge([], ['/'])).json()).toEqual({ data: { invalidated: 1 } });
  });

  it('lets a 404 become a page with the next publication', async () => {
    expect(await page('/initiative/new/')).toMatchObject({ status: 404, cache: 'miss' });
    expect(await page('/initiative/new/')).toMatchObject({ status: 404, cache: 'hit' });
    test.wordpress.answer = () => data({ passerelleInitiative: { groupId: 13, title: 'New' } });
    await test.purge(['item:13', 'catalogue', 'catalogue:initiative']);
    expect(await page('/initiative/new/')).toEqual({ status: 200, heading: 'New', cache: 'miss' });
  });
});

describe('WordPress in trouble', () => {
  const notice = `<p role="status" data-notice="stale">${pageTexts.fr.stale}</p>`;
  const afterFreshness = limits.pages.fresh + limits.pages.staleWhileRevalidate + 1;

  it('shows the last good page with a note, and recovers by itself', async () => {
    expect((await test.get('/initiative/bridge/')).body).not.toContain('data-notice');
    await test.wordpress.stop();
    test.clock.advance(afterFreshness);
    const stale = await test.get('/initiative/bridge/');
    expect(stale.statusCode).toBe(200);
    expect(stale.headers['x-cache']).toBe('error');
    expect(stale.headers['cache-control']).toBe('private, no-store');
    expect(stale.body).toContain(notice);
    expect(headingOf(stale.body)).toBe('First title');

    title = 'Second title';
    await test.wordpress.start();
    expect(await page('/initiative/bridge/')).toMatchObject({ cache: 'error' });
    test.clock.advance(limits.pages.retryAfterFailure + limits.upstream.breakerOpen + 1);
    await page('/initiative/bridge/');
    await vi.waitFor(async () =>
      expect(await page('/initiative/bridge/')).toEqual({
        status: 200,
        heading: 'Second title',
        cache: 'hit',
      }),
    );
  });

  it('writes the note in the language of the address', async () => {
    await test.get('/en/initiative/bridge/');
    await test.wordpress.stop();
    test.clock.advance(afterFreshness);
    expect((await test.get('/en/initiative/bridge/')).body).toContain(pageTexts.en.stale);
  });

  it('does the same when it hangs, and when it answers with errors', async () => {
    await page('/initiative/bridge/');
    test.clock.advance(afterFreshness);
    test.wordpress.answer = () => hang;
    expect(await page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'First title',
      cache: 'error',
    });
    test.wordpress.answer = () => graphqlError(undefined);
    test.clock.advance(limits.pages.retryAfterFailure + 1);
    expect(await page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'First title',
      cache: 'error',
    });
  });

  it('keeps lists after a purge of the catalogue, but never shows an item that was purged', async () => {
    await Promise.all([page('/initiative/'), page('/initiative/bridge/')]);
    await test.wordpress.stop();
    await test.purge(['catalogue']);
    expect(await page('/initiative/')).toEqual({ status: 200, heading: 'First title', cache: 'error' });
    await test.purge(['item:12']);
    expect(await page('/initiative/bridge/')).toMatchObject({ status: 503 });
    expect(await page('/initiative/')).toMatchObject({ status: 503 });
  });

  it('gives up after 24 hours', async () => {
    await page('/initiative/bridge/');
    await test.wordpress.stop();
    test.clock.advance(limits.pages.staleIfError + 1);
    expect(await page('/initiative/bridge/')).toMatchObject({ status: 503 });
  });

  it.each([
    ['/initiative/bridge/', 'fr', 'Le site est momentanément indisponible'],
    ['/en/initiative/bridge/', 'en', 'The site is unavailable for a moment'],
    ['/broken/', 'fr', 'Le site est momentanément indisponible'],
  ])(
    'answers %s with a 503 page in its language when there is no good copy',
    async (url, language, heading) => {
      await test.wordpress.stop();
      const response = await test.get(url);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('10');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain(`<html lang="${language}">`);
      expect(headingOf(response.body)).toBe(heading);
      expect(response.body).not.toMatch(/secret of the renderer|ECONN|127\.0\.0\.1/);
    },
  );

  it('never keeps a failure', async () => {
    await test.wordpress.stop();
    await page('/initiative/bridge/');
    await test.wordpress.start();
    expect(await page('/initiative/bridge/')).toEqual({ status: 200, heading: 'First title', cache: 'miss' });
  });
});

describe('addresses', () => {
  it.each([
    ['/initiative', '/initiative/'],
    ['/initiative?page=2&utm_source=x', '/initiative/?page=2&utm_source=x'],
    ['//initiative//bridge', '/initiative/bridge/'],
    ['//evil.example/', '/evil.example/'],
    ['/politique-de-confidentialite/', '/politique-de-confidentialite'],
    ['/en/privacy-policy/', '/en/privacy-policy'],
    ['/en', '/en/'],
    ['/tableau-de-bord/vos-statistiques', '/tableau-de-bord/vos-statisiques/'],
    ['/vos-statistiques/', '/tableau-de-bord/vos-statisiques/'],
    ['/initiative/moved/', '/initiative/new-place/'],
  ])('%s leads to %s in one hop', async (url, location) => {
    const response = await test.get(url);
    expect([response.statusCode, response.headers.location, response.body]).toEqual([301, location, '']);
  });

  it.each([
    ['/%', 400],
    ['/initiative/%E0%A4%A/', 400],
    ['/%00', 400],
    ['/initiative/a%0ab/', 400],
    [`/initiative/?q=${'a'.repeat(limits.pages.parameterLength + 1)}`, 400],
    [`/initiative/?q=${'a'.repeat(limits.server.queryLength)}`, 400],
    [`/initiative/?${'country=SN&'.repeat(50)}`, 400],
    [`/${'a'.repeat(limits.server.pathLength + 10)}/`, 404],
    ['/wp-login.php', 404],
    ['/.env', 404],
    ['/assets/none.js', 404],
    ['/en/%ff', 400],
  ] as Array<[string, number]>)(
    'a bad address is refused with a page, never a 5xx (%#)',
    async (url, status) => {
      const response = await test.get(url);
      expect(response.statusCode).toBe(status);
      expect(String(response.headers['content-security-policy'])).toContain("default-src 'self'");
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('speaks the language of the address on refusals', async () => {
    expect((await test.get('/en/%ff')).body).toContain('<html lang="en">');
    expect((await test.get('/%ff')).body).toContain('<html lang="fr">');
  });

  it('cleans control characters and broken encoding out of parameters', async () => {
    const response = await test.get('/initiative/?q=a%00b%1Fc&page=%FF');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('?page=%EF%BF%BD&q=a+b+c');
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('refuses %s on a page', async (method) => {
    const response = await test.app.inject({ method, url: '/initiative/' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
