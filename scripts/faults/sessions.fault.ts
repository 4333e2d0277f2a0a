import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RedisServer } from '../../frontend/server/testing/redis-server.ts';
import { Group } from '../stack/group.ts';
import { freePort } from '../stack/ports.ts';
import { answering } from '../stack/ready.ts';
import type { Stack } from '../stack/stack.ts';
import { enginesToTest, startStack } from '../suite/stacks.ts';
import { Member } from './member.ts';
import { Relay } from './relay.ts';

/** Two proxies that share nothing but Redis, in front of a real WordPress. */
interface Proxy {
  group: Group;
  url: string;
}

const credentials = { email: 'beneficiaire@passerelle.test', password: 'Passerelle-2026!' };
const renewal = 'RenewSession';
/** The token that a cookie holds, without the proxy's signature behind it. */
const tokenIn = (cookie = ''): string => cookie.slice(0, cookie.lastIndexOf('.'));

let stack: Stack;
let redis: RedisServer;
/** Relays between each proxy and WordPress. */
let relays: [Relay, Relay];
let first: Proxy;
let second: Proxy;
let member: Member;

async function startProxy(relay: Relay): Promise<Proxy> {
  const { program } = stack.group('The site');
  const port = await freePort();
  const group = await Group.start({
    ...program,
    name: `A proxy on ${port}`,
    env: {
      ...program.env,
      PORT: String(port),
      WORDPRESS_URL: relay.url,
      PASSERELLE_REDIS_URL: redis.url,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(group, `${url}/readyz`);
  return { group, url };
}

const refreshTokensIn = (relay: Relay): string[] =>
  relay.answersTo(renewal).flatMap((answer) => /"refreshToken":"([^"]+)"/.exec(answer)?.[1] ?? []);

beforeAll(async () => {
  // The real plugins are slower: 50 calls at once meet the limits of time there first.
  const [engine = 'stand-ins'] = await enginesToTest('faults', 'all');
  const site = { engine, database: 'mariadb', extent: 'everything', stage: 'empty' } as const;
  stack = await startStack({ name: 'faults-sessions', ...site }, new AbortController().signal);
  redis = await RedisServer.start();
});
afterAll(async () => {
  await redis?.close();
  await stack?.stop();
});

beforeEach(async () => {
  const wordpress = `http://127.0.0.1:${stack.options.ports.wordpress}`;
  relays = [await Relay.start(wordpress), await Relay.start(wordpress)];
  [first, second] = await Promise.all([startProxy(relays[0]), startProxy(relays[1])]);
  member = new Member(stack.publicUrl);
  const { status } = await member.post(first.url, '/api/auth/login', credentials);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}`);
});
afterEach(async () => {
  await Promise.all([first.group.stop(), second.group.stop()]);
  await Promise.all(relays.map((relay) => relay.close()));
});

/** 50 calls with the same expired token, each as a tab of its own; the proxies take turns. */
async function fiftyAtOnce(proxies = [first, second]): Promise<Member[]> {
  member.expireAccessToken();
  const tabs = Array.from({ length: 50 }, () => member.copy());
  const answers = await Promise.all(
    tabs.map((tab, index) => tab.fetchAuth(proxies[index % proxies.length]?.url ?? '')),
  );
  expect(answers).toEqual(tabs.map(() => '200'));
  return tabs;
}

it('one proxy makes one rotation of 50 parallel calls with an expired token, and all succeed', async () => {
  const before = member.refreshToken;
  const tabs = await fiftyAtOnce([first]);
  const successors = new Set(tabs.map((tab) => tab.refreshToken));
  expect([successors.size, successors.has(before), relays[0].answersTo(renewal).length]).toEqual([
    1,
    false,
    1,
  ]);
});

describe('two proxies', () => {
  it('make one rotation of 50 parallel calls with an expired token, and all succeed', async () => {
    const before = member.refreshToken;
    const tabs = await fiftyAtOnce();
    const successors = new Set(tabs.map((tab) => tab.refreshToken));
    expect([successors.size, successors.has(before)]).toEqual([1, false]);
    // However often WordPress was asked, it told the same successor.
    expect(new Set(relays.flatMap(refreshTokensIn))).toEqual(new Set([...successors].map(tokenIn)));
    member = tabs[0] as Member;
    expect([await member.fetchAuth(first.url), await member.fetchAuth(second.url)]).toEqual(['200', '200']);
  });

  it('do so without Redis too', async () => {
    await redis.kill();
    try {
      const tabs = await fiftyAtOnce();
      expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(1);
    } finally {
      await redis.start();
    }
  });

  it('lose no session when one is killed between the rotation in WordPress and its answer', async () => {
    const before = member.copy();
    member.expireAccessToken();
    const withheld = relays[0].withholdNext(renewal);
    const cut = member.fetchAuth(first.url).catch(() => 'cut');
    const answer = await withheld;
    await first.group.kill();
    expect(await cut).toBe('cut');

    // The browser never heard of the new tokens: it comes again with the old ones, to the other proxy.
    expect(member.refreshToken).toBe(before.refreshToken);
    expect(await member.fetchAuth(second.url)).toBe('200');
    expect(answer).toContain(`"refreshToken":"${tokenIn(member.refreshToken)}"`);
    expect(await member.fetchAuth(second.url)).toBe('200');

    // One step further, the first token is a grandparent: whoever holds it has copied it.
    member.expireAccessToken();
    expect(await member.fetchAuth(second.url)).toBe('200');
    before.expireAccessToken();
    expect(await before.fetchAuth(second.url)).toBe('401 session_expired');
    member.expireAccessToken();
    expect(await member.fetchAuth(second.url)).toBe('401 session_expired');
    expect([...member.cookies.keys()].toSorted()).toEqual(['__Host-known-device', 'cookie-check']);
  });

  it('continue a session after both were restarted', async () => {
    await Promise.all([first.group.stop(), second.group.stop()]);
    [first, second] = await Promise.all([startProxy(relays[0]), startProxy(relays[1])]);
    expect([await member.fetchAuth(first.url), await member.fetchAuth(second.url)]).toEqual(['200', '200']);
    await fiftyAtOnce();
  });

  it('both end a session at once after a sign-out', async () => {
    const tab = member.copy();
    expect(await tab.fetchAuth(second.url)).toBe('200');
    expect((await member.post(first.url, '/api/auth/logout')).status).toBe(204);
    expect(await tab.fetchAuth(second.url)).toBe('401 session_expired');
  });
});
