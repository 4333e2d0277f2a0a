import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '../limits.ts';
import { RedisLink } from '../shared/redis-link.ts';
import { RedisServer } from '../testing/redis-server.ts';
import { SharedVisitors } from './shared-visitors.ts';
import { MemoryVisitors } from './visitors.ts';

const now = Date.now();
const day = new Date(now).toISOString().slice(0, 10);
/** However slow the machine is. */
const soon = { timeout: 20_000 };
const visit = { day, place: '7', network: '203.0.113.7', agent: 'Firefox' };

describe('visitors of several proxies', () => {
  let redis: RedisServer;
  let links: RedisLink[];
  let proxies: SharedVisitors[];

  beforeAll(async () => {
    redis = await RedisServer.start();
    const url = new URL(redis.url);
    links = [1, 2].map(
      () => new RedisLink({ url, now: Date.now, onStateChange: () => undefined, onError: () => undefined }),
    );
    await vi.waitUntil(() => links.every(({ isReachable }) => isReachable), soon);
    proxies = links.map(
      (link) => new SharedVisitors({ link, own: new MemoryVisitors(() => undefined), now: () => now }),
    );
  });
  afterAll(async () => {
    for (const link of links) link.close();
    await redis.close();
  });

  const firsts = async (visits: readonly (typeof visit)[]): Promise<number> => {
    const answers = await Promise.all(visits.map(async (each, index) => proxies[index % 2]?.isFirst(each)));
    return answers.filter(Boolean).length;
  };

  it('count once, wherever they come', async () => {
    expect(await firsts([visit, visit, visit, visit])).toBe(1);
    expect(await firsts([{ ...visit, place: '8' }, { ...visit, network: '203.0.113.8' }, visit])).toBe(2);
  });

  it('of one network are few, and a flood is not remembered', async () => {
    let counted = 0;
    // One after the other: Redis answers each within its time, however slow the machine is.
    for (let flood = 0; flood < 2 * limits.views.agentsPerNetwork; flood += 2) {
      const agents = [flood, flood + 1].map((number) => ({ ...visit, place: '9', agent: `Flood ${number}` }));
      counted += await firsts(agents);
    }
    expect(counted).toBe(limits.views.agentsPerNetwork);
    const keys = await links[0]?.run((client) => client.keys('*:visit:*'));
    expect(keys).toHaveLength(limits.views.agentsPerNetwork + 3);
    expect(keys?.join(' ')).not.toContain('203.0.113');
  });

  it('of a day that is over are not counted', async () => {
    const yesterday = new Date(now - 86_400_000).toISOString().slice(0, 10);
    expect(await firsts([{ ...visit, day: yesterday, agent: 'late' }])).toBe(0);
  });

  it('are counted by each proxy for itself while Redis is gone', async () => {
    await redis.kill();
    await vi.waitUntil(() => !links.some(({ isReachable }) => isReachable), soon);
    const alone = { ...visit, agent: 'alone' };
    expect(await firsts([alone, alone, alone, alone])).toBe(2);
  });
});
