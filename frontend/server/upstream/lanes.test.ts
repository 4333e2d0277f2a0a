import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { workFor } from '../client/current-client.ts';
import { limits } from '../limits.ts';
import { Lanes } from './lanes.ts';

const answerAfter = 40;

function lanes(workers: number, waitTimeout?: number) {
  const outcomes: string[] = [];
  let running = 0;
  let most = 0;
  const made = new Lanes({
    workers,
    waitTimeout,
    now: Date.now,
    onCall: (_operation, _seconds, outcome) => outcomes.push(outcome),
    probe: async () => true,
  });
  const call = (name: string, client: string, timeout = 4 * answerAfter) =>
    workFor(client, () =>
      made.run({
        name,
        timeout,
        async work(signal) {
          running += 1;
          most = Math.max(most, running);
          await pause(answerAfter, undefined, { signal }).finally(() => {
            running -= 1;
          });
          return name;
        },
      }),
    );
  return { call, outcomes, most: () => most };
}

it('asks WordPress no more at once than it has workers, and counts the limit of a call from then', async () => {
  const { call, most } = lanes(2);
  const names = Array.from({ length: 20 }, (_, index) => `operation ${index}`);
  expect(await Promise.all(names.map((name, index) => call(name, `client ${index}`)))).toEqual(names);
  expect(most()).toBe(2);
});

it('still limits the time of each answer', async () => {
  const { call } = lanes(2);
  await expect(call('slow', 'client', answerAfter / 4)).rejects.toThrow('content_system_unavailable');
});

it('refuses what waited too long, which says nothing about WordPress', async () => {
  const { call, outcomes } = lanes(1, answerAfter / 2);
  const [first, second] = await Promise.allSettled([call('a', 'one'), call('b', 'two')]);
  expect([first.status, second.status, outcomes.toSorted()]).toEqual([
    'fulfilled',
    'rejected',
    ['failed', 'ok'],
  ]);
  expect(await call('b', 'two')).toBe('b');
});

it('leaves workers for others while one client asks for everything', async () => {
  const { call, most } = lanes(4);
  const greedy = Array.from({ length: 24 }, (_, index) => call(`operation ${index % 12}`, 'greedy'));
  await pause(answerAfter / 4);
  expect(most()).toBe(4 * limits.upstream.workersOfClient);
  const order: string[] = [];
  const all = Promise.all(greedy).then(() => order.push('greedy'));
  await call('another', 'modest').then(() => order.push('modest'));
  await all;
  expect(order).toEqual(['modest', 'greedy']);
});
