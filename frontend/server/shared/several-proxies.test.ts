import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { eventually } from '../testing/eventually.ts';
import { data, hang } from '../testing/fake-wordpress.ts';
import { headingOf } from '../testing/initiative-site.ts';
import { RedisServer } from '../testing/redis-server.ts';
import { keyPrefix } from './redis-link.ts';
import { signedCall, startTestApp, type TestApp } from '../testing/test-app.ts';

let redis: RedisServer;
let first: TestApp;
let second: TestApp;
let title: string;

const token = 'token-of-the-tests';
const env = () => ({ PASSERELLE_REDIS_URL: redis.url, METRICS_TOKEN: token });

const metric = async (test: TestApp, name: string): Promise<string | undefined> => {
  const { body } = await test.get('/metrics', { authorization: `Bearer ${token}` });
  return body.split('\n').find((line) => line.startsWith(`${name} `));
};
const hears = (test: TestApp, value: 0 | 1) =>
  eventually(async () =>
    expect(await metric(test, 'passerelle_redis_hearing')).toBe(`passerelle_redis_hearing ${value}`),
  );

const page = async (test: TestApp, url = '/initiative/bridge/') => {
  const response = await test.get(url);
  return [response.statusCode, headingOf(response.body), response.headers['x-cache']];
};

const requestMail = (test: TestApp) =>
  test.app.inject({ method: 'POST', url: '/api/graphql', payload: { operationId: 'aa01' } });

const neighbour = async () => {
  const test = await startTestApp({ env: env(), wordpress: first.wordpress });
  await hears(test, 1);
  return test;
};

beforeEach(async () => {
  redis = await RedisServer.start();
  title = 'First title';
  first = await startTestApp({ env: env() });
  first.wordpress.answer = ({ operationName }) => {
    const item = { groupId: 12, title };
    return operationName === 'Catalogue'
      ? data({ passerelleCatalogue: { items: [item], total: 1 } })
      : data({ passerelleInitiative: item });
  };
  await hears(first, 1);
  second = await neighbour();
});
afterEach(async () => {
  redis.thaw();
  await second.app.close();
  await first.close();
  await redis.close();
});

describe('two proxies with Redis', () => {
  it('take a signed invalidation once between them', async () => {
    const signed = signedCall(JSON.stringify({ tags: ['item:12'] }), first.clock.now);
    expect((await first.app.inject(signed)).statusCode).toBe(200);
    expect((await second.app.inject(signed)).statusCode).toBe(401);
    expect((await first.app.inject(signed)).statusCode).toBe(401);
  });

  it('render a page once, with one query, for 500 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => page(index % 2 ? first : second)),
    );
    expect(new Set(answers.map(([status, heading]) => [status, heading].join(' ')))).toEqual(
      new Set(['200 First title']),
    );
    expect(first.wordpress.received).toHaveLength(1);
  });

  it('serve pages of the other, byte by byte', async () => {
    const made = await first.get('/initiative/bridge/');
    const shared = await second.get('/initiative/bridge/');
    expect([shared.headers['x-cache'], shared.headers['server-timing']]).toEqual(['hit', 'cache;desc=hit']);
    expect(shared.body).toBe(made.body);
    expect(shared.headers.etag).toBe(made.headers.etag);
  });

  it('both purge the tags sent to one, and keep the rest', async () => {
    await Promise.all([first, second].flatMap((test) => [page(test), page(test, '/')]));
    title = 'Second title';
    expect((await first.purge(['item:12'])).statusCode).toBe(200);
    await eventually(async () => expect((await page(second))[1]).toBe('Second title'));
    expect((await page(first))[1]).toBe('Second title');
    expect(await page(second, '/')).toEqual([200, 'home', 'hit']);
  });

  it('follow what comes after an entry that cannot be read', async () => {
    await Promise.all([page(first), page(second)]);
    const client = new Redis(redis.url);
    await client.xadd(`${keyPrefix}purges`, '*', 'from', 'another', 'sequence', '1', 'tags', '{');
    client.disconnect();
    title = 'Second title';
    expect((await first.purge(['item:12'])).statusCode).toBe(200);
    await eventually(async () => expect((await page(second))[1]).toBe('Second title'));
  });

  it('never share a page read before a purge and finished after it', async () => {
    let finish: (() => void) | undefined;
    const { answer } = first.wordpress;
    const began = new Promise<void>((resolve) => {
      first.wordpress.answer = (query) => {
        const old = answer(query);
        resolve();
        return new Promise((done) => {
          finish = () => done(old);
        });
      };
    });
    const slow = page(second);
    await began;
    first.wordpress.answer = answer;
    title = 'Second title';
    await first.purge(['item:12']);
    finish?.();
    expect((await slow)[1]).toBe('First title');
    expect((await page(first))[1]).toBe('Second title');
    await eventually(async () => expect((await page(second))[1]).toBe('Second title'));
  });

  it('limit a caller together', async () => {
    const { apiRequestsPerMinute } = limits.queries;
    const half = Array.from({ length: apiRequestsPerMinute / 2 });
    for (const test of [first, second]) await Promise.all(half.map(() => requestMail(test)));
    const refused = await Promise.all([requestMail(first), requestMail(second)]);
    expect(refused.map((response) => response.statusCode)).toEqual([429, 429]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('share pages with a restarted one, even while WordPress is down', async () => {
    await page(first);
    await second.app.close();
    await first.wordpress.stop();
    second = await neighbour();
    expect(await page(second)).toEqual([200, 'First title', 'hit']);
    second.clock.advance(limits.pages.fresh + limits.pages.staleWhileRevalidate + 1);
    expect(await page(second)).toEqual([200, 'First title', 'error']);
    // Told while WordPress is down: it may have been taken offline.
    await first.purge(['item:12']);
    await eventually(async () => expect((await page(second))[0]).toBe(503));
  });
});

describe('Redis in trouble', () => {
  const slowest = 2_000;

  it('killed: pages are served, limits apply, purges are retried', async () => {
    await Promise.all([page(first), page(second)]);
    await redis.kill();
    await Promise.all([hears(first, 0), hears(second, 0)]);
    expect(await page(first, '/')).toEqual([200, 'home', 'miss']);
    expect((await page(second))[0]).toBe(200);

    const answers = [];
    for (let count = 0; count <= limits.queries.apiRequestsPerMinute; count += 1)
      answers.push(await requestMail(first));
    expect(answers.at(-1)?.statusCode).toBe(429);

    title = 'Second title';
    const purged = await first.purge(['item:12']);
    expect([purged.statusCode, purged.headers['retry-after']]).toEqual([503, '10']);
    // The proxy that was told shows it at once, the other when it no longer believes what it has.
    expect((await page(first))[1]).toBe('Second title');
    second.clock.advance(limits.shared.freshWhileAlone);
    expect((await page(second))[1]).toBe('Second title');
  });

  it('back with an empty memory: no page is served that missed a purge', async () => {
    await Promise.all([page(first), page(second)]);
    await redis.kill();
    await Promise.all([hears(first, 0), hears(second, 0)]);
    title = 'Second title';
    await redis.start();
    await Promise.all([hears(first, 1), hears(second, 1)]);
    expect((await page(first))[1]).toBe('Second title');
    expect(await page(second)).toEqual([200, 'Second title', 'hit']);
    await eventually(async () => expect((await first.purge(['item:12'])).statusCode).toBe(200));
  });

  it('silent: requests time out quickly', async () => {
    await page(first);
    redis.freeze();
    const startedAt = performance.now();
    expect((await page(second))[0]).toBe(200);
    expect((await page(first))[0]).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(slowest);
    await hears(second, 0);
  });

  it('not there at the start: the proxy works alone, and joins when it comes', async () => {
    await second.app.close();
    await redis.kill();
    second = await startTestApp({ env: env(), wordpress: first.wordpress });
    expect(await page(second)).toEqual([200, 'First title', 'miss']);
    await redis.start();
    await hears(second, 1);
    await hears(first, 1);
    title = 'Second title';
    await eventually(async () => expect((await first.purge(['item:12'])).statusCode).toBe(200));
    await eventually(async () => expect((await page(second))[1]).toBe('Second title'));
  });

  it('hands a rendering that never ends to another proxy', async () => {
    const { answer } = first.wordpress;
    first.wordpress.answer = () => hang;
    void page(first).catch(() => undefined);
    await eventually(() => expect(first.wordpress.received).toHaveLength(1));
    first.wordpress.answer = answer;
    expect(await page(second)).toEqual([200, 'First title', 'miss']);
  }, 20_000);
});
