import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AuthSite, type Browser, startAuthSite } from '../testing/auth-site.ts';
import { eventually } from '../testing/eventually.ts';
import { user } from '../testing/fake-accounts.ts';
import { RedisServer } from '../testing/redis-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { siteOperations } from '../testing/test-build.ts';
import { renderEcho } from '../testing/echo-page.ts';

let redis: RedisServer;
let first: AuthSite;
let second: TestApp;
let administrator: Browser;

beforeEach(async () => {
  redis = await RedisServer.start();
  const env = { PASSERELLE_REDIS_URL: redis.url };
  const build = { operations: siteOperations };
  first = await startAuthSite({ render: renderEcho, env });
  second = await startTestApp({ render: renderEcho, env, build, wordpress: first.wordpress });
  first.accounts.person = { ...user, roles: [{ name: 'administrator' }] };
  administrator = first.browser();
  await administrator.signIn();
  // Pages are shared as soon as both are connected.
  await visit(first);
  await vi.waitUntil(async () => (await visit(second)) === 'hit');
});
afterEach(async () => {
  await second.app.close();
  await first.close();
  await redis.close();
});

/** Whether a page that both keep is made or kept. */
async function visit(site: TestApp): Promise<string> {
  return String((await site.get('/initiative/')).headers['x-cache']);
}
const flush = async () =>
  (await administrator.postForm('/flush-cache/', { csrf: await administrator.csrf() })).headers['location'];

describe('emptying the caches of two proxies', () => {
  it('reaches the other one', async () => {
    expect(await visit(second)).toBe('hit');
    await eventually(async () => expect(await flush()).toBe('/flush-cache/?outcome=done'));
    await eventually(async () => expect(await visit(second)).toBe('miss'));
  });

  it('reports that only this proxy was flushed while Redis is down', async () => {
    await redis.kill();
    await eventually(async () => expect(await flush()).toBe('/flush-cache/?outcome=alone'));
    expect([await visit(first), await visit(first)]).toEqual(['miss', 'hit']);
  });
});
