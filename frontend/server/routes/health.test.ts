import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zonesVersion } from '../../shared/dates/all-zones.ts';
import { limits } from '../limits.ts';
import { eventually } from '../testing/eventually.ts';
import { RedisServer } from '../testing/redis-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let redis: RedisServer;
let test: TestApp;
beforeEach(async () => {
  redis = await RedisServer.start();
  test = await startTestApp({ env: { PASSERELLE_REDIS_URL: redis.url } });
});
afterEach(async () => {
  redis.thaw();
  await test.close();
  await redis.close();
});

const slowest = 2_000;

/** A new check. */
const ready = async () => {
  test.clock.advance(limits.upstream.readinessCache + 1);
  const response = await test.get('/readyz');
  return [response.statusCode, response.json(), response.headers['retry-after']];
};

const operations = { worker: 'ok', cron: 'ok', outbox: 'ok' };
const data = { zones: zonesVersion };
const fine = [
  200,
  { status: 'ready', checks: { wordpress: 'ok', redis: 'ok', ...operations, process: 'ok' }, data },
  undefined,
];
const degraded = [
  200,
  {
    status: 'degraded',
    checks: { wordpress: 'ok', redis: 'unreachable', ...operations, process: 'ok' },
    data,
  },
  undefined,
];

describe('/readyz with Redis', () => {
  it('reports Redis, without which the site is slower and works', async () => {
    await eventually(async () => expect(await ready()).toEqual(fine));
    await redis.kill();
    await eventually(async () => expect(await ready()).toEqual(degraded));
    await redis.start();
    await eventually(async () => expect(await ready()).toEqual(fine));
  });

  it('waits for a silent Redis no longer than other requests do', async () => {
    await eventually(async () => expect(await ready()).toEqual(fine));
    redis.freeze();
    const startedAt = performance.now();
    expect(await ready()).toEqual(degraded);
    expect(performance.now() - startedAt).toBeLessThan(slowest);
  });

  it('names both when WordPress is unreachable too', async () => {
    await redis.kill();
    await test.wordpress.stop();
    await eventually(async () =>
      expect(await ready()).toEqual([
        503,
        {
          status: 'not ready',
          checks: { wordpress: 'unreachable', redis: 'unreachable', process: 'ok' },
          data,
        },
        '10',
      ]),
    );
  });

  it('is degraded while WordPress’s worker, cron or outbox is late, and names it', async () => {
    await eventually(async () => expect(await ready()).toEqual(fine));
    for (const states of [
      { ...operations, worker: 'late' },
      { ...operations, cron: 'late' },
      { ...operations, outbox: 'failing' },
    ]) {
      test.wordpress.outbox = { states, heartbeatSeconds: { worker: null, cron: 7_200 }, messages: [] };
      expect(await ready()).toEqual([
        200,
        { status: 'degraded', checks: { wordpress: 'ok', redis: 'ok', ...states, process: 'ok' }, data },
        undefined,
      ]);
    }
    test.wordpress.outbox = { states: { worker: '<b>' } };
    const unknown = { worker: 'unknown', cron: 'unknown', outbox: 'unknown' };
    expect(await ready()).toEqual([
      200,
      { status: 'degraded', checks: { wordpress: 'ok', redis: 'ok', ...unknown, process: 'ok' }, data },
      undefined,
    ]);
  });
});
