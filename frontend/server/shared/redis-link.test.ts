import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { RedisServer } from '../testing/redis-server.ts';
import { RedisLink } from './redis-link.ts';

let server: RedisServer;
let link: RedisLink;
let errors: string[];

beforeEach(async () => {
  server = await RedisServer.start();
  errors = [];
  link = new RedisLink({
    url: new URL(server.url),
    now: Date.now,
    onStateChange: () => undefined,
    onError: (error) => errors.push(String(error)),
  });
  await eventually(() => {
    if (!link.isReachable) throw new Error('Redis is not reachable yet');
  });
});
afterEach(async () => {
  link.close();
  await server.close();
});

it('reports the first of several failures, and the next after a success', async () => {
  await link.run((redis) => redis.set('text', 'a'));
  const fail = () => link.run((redis) => redis.hget('text', 'field'));

  expect([await fail(), await fail()]).toEqual([undefined, undefined]);
  expect(errors).toEqual([expect.stringContaining('WRONGTYPE')]);

  expect(await link.run((redis) => redis.get('text'))).toBe('a');
  await fail();
  expect(errors).toHaveLength(2);
});
