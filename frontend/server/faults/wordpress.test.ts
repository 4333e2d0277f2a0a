import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { eventually } from '../testing/eventually.ts';
import {
  type Answering,
  data,
  graphqlError,
  hang,
  raw,
  type ReceivedQuery,
} from '../testing/fake-wordpress.ts';
import { headingOf } from '../testing/initiative-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const metricsToken = 'metrics-token-of-the-tests-0123456789abcdef';
let test: TestApp;
let healthy: Answering;

beforeEach(async () => {
  test = await startTestApp({ timeouts: { read: 600 }, env: { METRICS_TOKEN: metricsToken } });
  healthy = ({ operationName, variables }) => {
    if (operationName !== 'Catalogue')
      return data({ passerelleInitiative: { groupId: 12, title: String(variables?.['slug']) } });
    return data({ passerelleCatalogue: { items: [{ groupId: 12, title: 'listed' }], total: 1 } });
  };
  test.wordpress.answer = healthy;
});
afterEach(() => test.close());

const page = async (url: string) => {
  const response = await test.get(url);
  return [response.statusCode, headingOf(response.body), response.headers['x-cache']];
};
/** Operations whose circuit is not closed. */
const openCircuits = async (): Promise<string[]> => {
  const metrics = await test.get('/metrics', { authorization: `Bearer ${metricsToken}` });
  expect(metrics.statusCode).toBe(200);
  return [...metrics.body.matchAll(/^passerelle_circuit_open\{operation="(\w+)"\} 1$/gm)].map(
    ([, operation = '']) => operation,
  );
};
const expire = () => test.clock.advance(limits.pages.fresh + limits.pages.staleWhileRevalidate + 1);

describe('the database is down', () => {
  /** Answer of WordPress without a database. */
  const noDatabase = raw(
    500,
    { 'content-type': 'text/html' },
    '<h1>Error establishing a database connection</h1> mysqli at /srv/wp/wp-includes',
  );

  it('serves stale pages with a notice, answers the rest with Retry-After, and recovers within 10 seconds', async () => {
    await page('/initiative/kept/');
    test.wordpress.answer = () => noDatabase;
    test.wordpress.file = () => noDatabase;
    expire();
    const kept = await test.get('/initiative/kept/');
    expect([kept.statusCode, headingOf(kept.body)]).toEqual([200, 'kept']);
    expect(kept.body).toContain('data-notice="stale"');
    const refused = [];
    for (const url of [
      '/initiative/new/',
      '/api/graphql?operationId=aa01&variables={"language":"FR"}',
      '/media/7/640.avif',
    ])
      refused.push(await test.get(url));
    for (const response of refused) {
      expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
      expect(response.body).not.toMatch(/database|mysqli|wp-includes/);
    }

    test.wordpress.answer = healthy;
    let waited = 0;
    await eventually(async () => {
      test.clock.advance(500);
      waited += 500;
      expect(await page('/initiative/kept/')).toEqual([200, 'kept', 'hit']);
      expect((await page('/initiative/new/'))[0]).toBe(200);
    });
    expect(waited).toBeLessThanOrEqual(10_000);
  });
});

describe('one operation is slow', () => {
  it('has places of its own: all the others answer meanwhile', async () => {
    let hanging = 0;
    test.wordpress.answer = (query) => {
      if (query.operationName !== 'Catalogue') return healthy(query);
      hanging += 1;
      return hang;
    };
    let settled = 0;
    const slow = Array.from({ length: 100 }, async (_, index) => {
      await test.app.inject({ url: `/initiative/?q=word${index}`, remoteAddress: `192.0.2.${index}` });
      settled += 1;
    });
    await eventually(() => expect(hanging).toBe(limits.upstream.perOperation));
    const others = await Promise.all(
      Array.from({ length: 30 }, (_, index) => page(`/initiative/other-${index}/`)),
    );
    expect(new Set(others.map(([status]) => status))).toEqual(new Set([200]));
    expect([hanging, settled]).toEqual([limits.upstream.perOperation, 0]);
    await Promise.all(slow);
  });

  it('gets no requests after five failures, and is tried again a little later', async () => {
    test.wordpress.answer = (query) => (query.operationName === 'Catalogue' ? hang : healthy(query));
    const { breakerFailures, breakerOpen } = limits.upstream;
    // Everybody from a network of their own.
    const ask = (count: number, from = 0) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const url = `/initiative/?q=w${from + index}`;
          const remoteAddress = `192.0.2.${index}`;
          return [(await test.app.inject({ url, remoteAddress })).statusCode];
        }),
      );
    await ask(breakerFailures);
    await eventually(async () => expect(await openCircuits()).toEqual(['Catalogue']));
    const asked = test.wordpress.received.length;
    const startedAt = performance.now();
    expect(new Set((await ask(20, 100)).map(([status]) => status))).toEqual(new Set([503]));
    expect(performance.now() - startedAt).toBeLessThan(500);
    expect(test.wordpress.received).toHaveLength(asked);
    expect((await page('/initiative/other/'))[0]).toBe(200);

    test.wordpress.answer = healthy;
    test.clock.advance(breakerOpen);
    expect((await page('/initiative/?q=again'))[0]).toBe(200);
  });
});

const isPoison = (query: ReceivedQuery) => JSON.stringify(query.variables ?? {}).includes('poison');
const flood = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    test.app.inject({ url: `/initiative/?q=poison${index}`, remoteAddress: '198.51.100.9' }),
  );

describe('requests of one client make WordPress fail', () => {
  // Long enough for answers on a busy machine: only what hangs may run out of time.
  beforeEach(async () => {
    await test.close();
    test = await startTestApp({ timeouts: { read: 2_000 }, env: { METRICS_TOKEN: metricsToken } });
  });
  const phpError = raw(500, { 'content-type': 'text/html' }, '<b>Fatal error</b>: json_decode() in /srv/wp');

  it.each([
    ['with an error of PHP', phpError],
    ['with an error of GraphQL that has no code', graphqlError(undefined)],
    ['without an answer', hang],
  ])('%s: other clients are not affected, and the circuit stays closed', async (_name, failure) => {
    test.wordpress.answer = (query) => (isPoison(query) ? failure : healthy(query));
    const poisoned = flood(78);
    for (let visit = 0; visit < 40; visit += 1) {
      expect((await page(`/initiative/?q=visit${visit}`))[0]).toBe(200);
      expect(await openCircuits()).toEqual([]);
    }
    const statuses = (await Promise.all(poisoned)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(await openCircuits()).toEqual([]);
    expect((await page('/initiative/?q=after'))[0]).toBe(200);
  });
});

describe('everybody comes at once', () => {
  it('500 misses are one call per key, also for the questions of the browser', async () => {
    const question = `/api/graphql?operationId=aa02&variables=${encodeURIComponent('{"language":"FR"}')}`;
    const urls = ['/initiative/a/', '/initiative/b/', '/en/initiative/a/', '/initiative/', question];
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => test.get(urls[index % urls.length] ?? '/')),
    );
    expect(new Set(answers.map((response) => response.statusCode))).toEqual(new Set([200]));
    // The list page and the browser's question are the same question.
    expect(test.wordpress.received).toHaveLength(4);
  });
});
