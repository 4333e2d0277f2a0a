import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import type { Render } from '../pages/page-renderer.ts';
import { data, raw } from '../testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const chrome = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const day = '2026-11-21';
const page = '/initiative/theatre/';

/** `/initiative/{slug}/` is the page of group 7, any other path of none; `/initiative/gone/` is not there. */
const render: Render = async ({ url }) => {
  const status = url.pathname === '/initiative/gone/' ? 404 : 200;
  return {
    status,
    html: `<!DOCTYPE html><title>${url.pathname}</title>${'words '.repeat(300)}`,
    tags: [],
    cacheable: true,
    headers: {},
    ...(url.pathname.startsWith('/initiative/') && status === 200 ? { groupId: 7 } : {}),
    ...(url.searchParams.has('q') ? { missed: { language: 'fr', words: 'gyil' } } : {}),
  };
};

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp({ render });
  test.wordpress.answer = () => data({ passerelleRecordViews: 1 });
});
afterEach(() => test.close());

const beacon = (token: unknown, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/page-view',
    headers: { ...chrome, origin: 'https://passerelle.test', 'sec-fetch-site': 'same-origin', ...headers },
    payload: { token } as object,
  });

/** Ends the process. @returns what it sent to WordPress then */
async function counted(kind: 'views' | 'missed' = 'views'): Promise<unknown> {
  await test.app.close();
  return test.wordpress.received
    .filter(({ operationName }) => operationName === 'RecordViews')
    .flatMap(({ variables }) => variables?.[kind]);
}

const tokenOf = (timing: unknown): string | undefined => /view;desc="([^"]+)"/.exec(String(timing))?.[1];

describe('views of pages', () => {
  it('are counted whether the page is rendered, cached or unchanged, once for each visitor', async () => {
    const first = await test.get(page, firefox);
    expect(first.headers['x-cache']).toBe('miss');
    const cached = await test.get(page, chrome);
    expect(cached.headers['x-cache']).toBe('hit');
    const again = await test.get(page, { ...firefox, 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
    const other = await test.app.inject({
      url: page,
      headers: { ...firefox, 'if-none-match': String(first.headers['etag']) },
      remoteAddress: '203.0.113.9',
    });
    expect(other.statusCode).toBe(304);
    expect(await counted()).toEqual([{ groupId: 7, day, count: 3 }]);
  });

  it('leave cookies and cache rules of the page as they are', async () => {
    const { headers } = await test.get(page, firefox);
    expect([headers['set-cookie'], headers['server-timing']]).toEqual([
      undefined,
      expect.stringMatching(/^cache;desc=miss, upstream;dur=[\d.]+, render;dur=[\d.]+$/),
    ]);
  });

  it('are not those of bots, other methods, prefetches, errors, lists and redirects', async () => {
    await test.get(page, { 'user-agent': 'Googlebot/2.1' });
    await test.get(page);
    await test.app.inject({ method: 'HEAD', url: page, headers: firefox });
    await test.get(page, { ...firefox, 'sec-purpose': 'prefetch' });
    await test.get('/initiative/gone/', firefox);
    await test.get('/evenement/', firefox);
    await test.get('/initiative/theatre', firefox);
    expect(await counted()).toEqual([]);
  });

  it('hold no address and no agent', async () => {
    await test.app.inject({ url: page, headers: firefox, remoteAddress: '203.0.113.77' });
    await test.app.close();
    const { headers: _headers, ...sent } = test.wordpress.received.at(-1) ?? { headers: {} };
    expect(JSON.stringify(sent)).not.toMatch(/203\.0\.113|Firefox/);
    expect(JSON.stringify(sent)).toContain('"groupId":7');
  });
});

describe('searches that found nothing', () => {
  const search = '/recherche/?q=gyil';
  const inPlace = { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };

  it('are counted whether the page is rendered or cached, loaded or shown in place, once for each visitor', async () => {
    for (let time = 0; time < 3; time += 1) await test.get(search, firefox);
    const cached = await test.get(search, { ...chrome, ...inPlace });
    expect(cached.headers['x-cache']).toBe('hit');
    await test.app.inject({ url: search, headers: firefox, remoteAddress: '203.0.113.9' });
    expect(await counted('missed')).toEqual([{ language: 'FR', words: 'gyil', day, count: 3 }]);
  });

  it('are not those of bots, prefetches and other sites', async () => {
    await test.get(search, { 'user-agent': 'Googlebot/2.1' });
    const prefetched = await test.get(search, { ...chrome, 'sec-purpose': 'prefetch' });
    expect(tokenOf(prefetched.headers['server-timing'])).toBeUndefined();
    await test.get(search, { ...chrome, ...inPlace, 'sec-fetch-site': 'cross-site' });
    await test.get('/recherche/', firefox);
    expect(await counted('missed')).toEqual([]);
  });

  it('that WordPress does not take are no failure of the page', async () => {
    test.wordpress.answer = () => raw(500, {}, '');
    expect((await test.get(search, firefox)).statusCode).toBe(200);
  });
});

describe('a prefetched page', () => {
  it('counts once it is shown, once with its request', async () => {
    const { headers } = await test.get(page, { ...chrome, 'sec-purpose': 'prefetch' });
    const token = tokenOf(headers['server-timing']);
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, body } = await beacon(token);
      expect([statusCode, body]).toEqual([204, '']);
    }
    await test.get(page, chrome);
    expect(await counted()).toEqual([{ groupId: 7, day, count: 1 }]);
  });

  it('has no token where nothing is counted', async () => {
    const { headers } = await test.get('/evenement/', { ...chrome, 'sec-purpose': 'prefetch' });
    expect(tokenOf(headers['server-timing'])).toBeUndefined();
  });

  it.each([
    ['a forged token', '8.9999999999999.'.padEnd(60, 'a'), {}, 401, 'signature_invalid'],
    [
      'another origin',
      '',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      403,
      'forbidden',
    ],
    ['no token', undefined, {}, 400, 'malformed_request'],
    ['a list', [], {}, 400, 'malformed_request'],
    ['a number', 7, {}, 401, 'signature_invalid'],
  ])('is not counted with %s', async (_name, token, headers, status, code) => {
    const response = await beacon(token, headers);
    expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
      status,
      code,
    ]);
    expect(await counted()).toEqual([]);
  });

  it('is not counted for long, nor for bots', async () => {
    const { headers } = await test.get(page, { ...chrome, 'sec-purpose': 'prefetch' });
    const token = tokenOf(headers['server-timing']);
    expect((await beacon(token, { 'user-agent': 'Googlebot/2.1' })).statusCode).toBe(204);
    test.clock.advance(limits.views.tokenLifetime + 1);
    expect((await beacon(token)).statusCode).toBe(401);
    expect(await counted()).toEqual([]);
  });
});

describe('a page that is prefetched where the cache state is hidden', () => {
  const prefetch = { ...chrome, 'sec-purpose': 'prefetch', 'accept-encoding': 'br' };
  beforeEach(async () => {
    await test.close();
    test = await startTestApp({ render, env: { CACHE_STATE: '' } });
  });

  it('carries its token alone: rendered, cached, unchanged since, compressed', async () => {
    const rendered = await test.get(page, prefetch);
    const cached = await test.get(page, prefetch);
    const unchanged = await test.get(page, { ...prefetch, 'if-none-match': String(cached.headers['etag']) });
    expect(unchanged.statusCode).toBe(304);
    for (const { headers } of [rendered, cached, unchanged])
      expect([headers['x-cache'], headers['server-timing']]).toEqual([
        undefined,
        expect.stringMatching(/^view;desc="7\.\d+\.[\w-]{43}"$/),
      ]);
    expect(cached.headers['content-encoding']).toBe('br');
    expect((await beacon(tokenOf(cached.headers['server-timing']))).statusCode).toBe(204);
    expect(await counted()).toEqual([{ groupId: 7, day, count: 1 }]);
  });

  it.each([
    ['a reader', page, chrome],
    ['a bot that says it prefetches', page, { ...prefetch, 'user-agent': 'Googlebot/2.1' }],
    ['no item', '/evenement/', prefetch],
  ])('says nothing to %s', async (_name, path, headers) => {
    const answers = [await test.get(path, headers), await test.get(path, headers)];
    for (const answer of answers)
      expect([answer.headers['x-cache'], answer.headers['server-timing']]).toEqual([undefined, undefined]);
  });
});
