import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RedisServer } from '../testing/redis-server.ts';
import { type KeyValueStore, memoryStore, sharedStore } from './key-value-store.ts';
import { RedisLink } from './redis-link.ts';

const minute = 60_000;
const countOf = async (stores: KeyValueStore[], key: string): Promise<number[]> => {
  const counted = await Promise.all(stores.map((store) => store.count(key, minute)));
  return counted.map(({ count }) => count).toSorted((a, b) => a - b);
};

describe('the memory of a process', () => {
  it('counts in a window that begins with the first', async () => {
    const clock = { now: 0 };
    const store = memoryStore(() => clock.now);
    expect(await store.count('a', minute)).toEqual({ count: 1, left: minute });
    clock.now += 1;
    expect(await store.count('a', minute)).toEqual({ count: 2, left: minute - 1 });
    expect(await store.count('b', minute)).toEqual({ count: 1, left: minute });
    clock.now = minute;
    expect(await store.count('a', minute)).toEqual({ count: 1, left: minute });
  });
});

describe('the stores of several proxies', () => {
  let redis: RedisServer;
  let links: RedisLink[];
  const stores = () => links.map((link) => sharedStore(link, Date.now));

  beforeAll(async () => {
    redis = await RedisServer.start();
    const url = new URL(redis.url);
    links = [1, 2].map(
      () => new RedisLink({ url, now: Date.now, onStateChange: () => undefined, onError: () => undefined }),
    );
    await vi.waitUntil(() => links.every(({ isReachable }) => isReachable));
  });
  afterAll(async () => {
    for (const link of links) link.close();
    await redis.close();
  });

  it('count together, each number once', async () => {
    const [first, second] = stores() as [KeyValueStore, KeyValueStore];
    expect(await countOf([first, second, first, second, first], 'together')).toEqual([1, 2, 3, 4, 5]);
    const { count, left } = await second.count('together', minute);
    expect([count, left > 0, left <= minute]).toEqual([6, true, true]);
  });

  it('keep the first added value', async () => {
    const [first, second] = stores() as [KeyValueStore, KeyValueStore];
    expect(await first.add('added', 'one', minute)).toBe(true);
    expect([await second.add('added', 'two', minute), await second.get('added')]).toEqual([false, 'one']);
    await second.delete('added');
    expect(await first.get('added')).toBeUndefined();
  });

  it('count each for itself while Redis is gone', async () => {
    const mine = stores();
    await redis.kill();
    await vi.waitUntil(() => !links.some(({ isReachable }) => isReachable));
    expect(await countOf(mine, 'alone')).toEqual([1, 1]);
    expect(await countOf(mine, 'alone')).toEqual([2, 2]);
  });
});
