import { afterEach, expect, it } from 'vitest';
import { data } from '../testing/fake-wordpress.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const bridge = '/initiative/bridge/';
const token = 'token-of-the-tests';
let test: TestApp;
afterEach(() => test.close());

const cacheState = async (headers: Record<string, string> = {}) => {
  const response = await test.get('/', headers);
  return [response.headers['x-cache'], response.headers['server-timing'] === undefined];
};

it('reveals the cache state to operators only, and counts and logs it', async () => {
  test = await startTestApp({ env: { CACHE_STATE: 'hidden', METRICS_TOKEN: token } });
  expect(await cacheState()).toEqual([undefined, true]);
  expect(await cacheState({ authorization: 'Bearer another' })).toEqual([undefined, true]);
  expect(await cacheState({ authorization: `Bearer ${token}` })).toEqual(['hit', false]);
  expect(test.logs.filter(({ msg }) => msg === 'request').map(({ cache }) => cache)).toEqual([
    'miss',
    'hit',
    'hit',
  ]);
  const { body } = await test.get('/metrics', { authorization: `Bearer ${token}` });
  expect(body).toContain('passerelle_page_cache_total{result="hit"} 2');
});

it.each([
  ['production', undefined],
  ['staging', undefined],
  ['development', 'miss'],
])('is decided by the environment: %s', async (ENVIRONMENT, expected) => {
  test = await startTestApp({ env: { ENVIRONMENT, CACHE_STATE: '' } });
  expect((await cacheState())[0]).toBe(expected);
});

it('hides nothing else', async () => {
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const kinds: [url: string, headers: Record<string, string>][] = [
    [bridge, browser],
    [bridge, { ...browser, 'accept-encoding': 'br' }],
    [bridge, { ...browser, 'sec-purpose': 'prefetch' }],
    ['/initiative/bridge', browser],
    ['/initiative/none/', browser],
    ['/broken/', browser],
    ['/api/none', {}],
    ['/api/openapi.json', {}],
    ['/readyz', {}],
  ];
  const answers = async (CACHE_STATE: string) => {
    test = await startTestApp({ env: { CACHE_STATE } });
    test.wordpress.answer = ({ variables }) =>
      data({
        passerelleInitiative: variables?.['slug'] === 'bridge' ? { groupId: 12, title: 'Bridge' } : null,
      });
    const found: Record<string, unknown>[] = [];
    for (const [url, headers] of kinds) {
      const { statusCode, headers: sent } = await test.get(url, headers);
      found.push({ url, statusCode, ...sent, date: '', 'x-request-id': '' });
    }
    await test.close();
    return found;
  };
  const shown = await answers('shown');
  const hidden = await answers('');
  expect(shown.filter((answer) => 'x-cache' in answer)).toHaveLength(4);
  expect(hidden).toEqual(
    shown.map(({ 'x-cache': _source, 'server-timing': timing, ...rest }) => {
      const view = /view;desc="[^"]+"/.exec(String(timing));
      return view ? { ...rest, 'server-timing': view[0] } : rest;
    }),
  );
  expect(hidden.filter((answer) => 'server-timing' in answer)).toHaveLength(1);
});
