import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { eventually } from '../testing/eventually.ts';
import { type Answering, data, hang, raw } from '../testing/fake-wordpress.ts';
import { headingOf } from '../testing/initiative-site.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let healthy: Answering;

beforeEach(async () => {
  test = await startTestApp({ timeouts: { read: 600 } });
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
const expire = () => test.clock.advance(limits.pages.fresh + limits.pages.staleWhileRevalidate + 1);

describe('the database is down', () => {
  /** What WordPress says then. */
  const noDatabase = raw(
    500,
    { 'content-type': 'text/html' },
    '<h1>Error establishing a database connection</h1> mysqli at /srv/wp/wp-includes',
  );

  it('shows what is kept with its note, tells the rest to come back, and recovers within 10 seconds', async () => {
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
      await page(`/initiative/?q=word${index}`);
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

  it('is no longer asked after five failures, and tried again a little later', async () => {
    test.wordpress.answer = (query) => (query.operationName === 'Catalogue' ? hang : healthy(query));
    const { breakerFailures, breakerOpen } = limits.upstream;
    const ask = (count: number, from = 0) =>
      Promise.all(Array.from({ length: count }, (_, index) => page(`/initiative/?q=w${from + index}`)));
    await ask(breakerFailures);
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
