import { expect, it } from 'vitest';
import { WaitingReads } from './waiting-reads.ts';

/** Reads that the test starts one by one; each answers how often WordPress was asked. */
function turns() {
  const begun: (() => void)[] = [];
  let asked = 0;
  const work = async (begins: () => void): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    begun.push(() => resolve(undefined));
    await promise;
    begins();
    asked += 1;
    return asked;
  };
  return { begun, work };
}

it('makes one request of identical reads that wait, and joins none that WordPress is answering', async () => {
  const reads = new WaitingReads<number>();
  const { begun, work } = turns();
  const together = [reads.run(['a'], work), reads.run(['a'], work)];
  const other = reads.run(['b'], work);
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  for (const begin of begun) begin();
  const answers = Promise.all([...together, other]);
  expect(await answers).toEqual([1, 1, 2]);

  const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
  const running = new WaitingReads<string>();
  const first = running.run(['a'], (begins) => {
    begins();
    return answered;
  });
  await Promise.resolve();
  const later = running.run(['a'], async () => 'what is there now');
  answer('what was there');
  expect(await Promise.all([first, later])).toEqual(['what was there', 'what is there now']);
});

it('forgets a read that failed before its turn', async () => {
  const reads = new WaitingReads<string>();
  const failed = [1, 2].map(() => reads.run(['a'], () => Promise.reject(new Error('too long'))));
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.run(['a'], async () => 'answer')).toBe('answer');
});
