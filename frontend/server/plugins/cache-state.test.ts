import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

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
