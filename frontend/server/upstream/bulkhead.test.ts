import { expect, it } from 'vitest';
import { workFor } from '../client/current-client.ts';
import { Bulkhead } from './bulkhead.ts';

const never = new AbortController().signal;

it('leaves connections and queue for others, whatever one client sends', async () => {
  const bulkhead = new Bulkhead(3, 6, { places: 2, waiting: 4 });
  const held = Promise.withResolvers<undefined>();
  const done: string[] = [];
  const run = (client: string, until: Promise<unknown>) =>
    workFor(client, () =>
      bulkhead.run(never, async () => {
        await until;
        done.push(client);
      }),
    );
  const flood = Array.from({ length: 6 }, () => run('flood', held.promise));
  expect([bulkhead.running, bulkhead.waiting]).toEqual([2, 4]);
  await expect(run('flood', held.promise)).rejects.toThrow('too many calls of this operation are waiting');
  await Promise.all([run('visitor', Promise.resolve()), run('visitor', Promise.resolve())]);
  expect(done).toEqual(['visitor', 'visitor']);
  held.resolve(undefined);
  await Promise.all(flood);
  expect([done.length, bulkhead.running, bulkhead.waiting]).toEqual([8, 0, 0]);
});
