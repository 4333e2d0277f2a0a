import { beforeEach, expect, it } from 'vitest';
import { DraftKeeper } from './draft-keeper.ts';
import { MemoryDrafts } from './testing/memory-drafts.ts';
import { VirtualTimers } from './testing/virtual-timers.ts';
import { timing } from './timing.ts';

const draft = (form: string, title = form) => ({
  userId: 7,
  form,
  base: {},
  values: { title },
  keptAt: 1_000_000,
});

let timers: VirtualTimers;
let drafts: MemoryDrafts;
let keeper: DraftKeeper;
const titleOf = (form: string) => drafts.find({ userId: 7, form })?.values['title'];

beforeEach(() => {
  timers = new VirtualTimers();
  drafts = new MemoryDrafts();
  keeper = new DraftKeeper(drafts.of({ isAlive: true }), timers);
});

it('writes the newest draft after a pause that later changes do not prolong', async () => {
  keeper.keep(draft('initiative:12', 'first'));
  await timers.advance(timing.keepAfter - 1);
  keeper.keep(draft('initiative:12', 'second'));
  expect([keeper.isKept, titleOf('initiative:12')]).toEqual([false, undefined]);
  await timers.advance(1);
  expect([keeper.isKept, titleOf('initiative:12')]).toEqual([true, 'second']);
});

it('forgets a draft that waits, and the one on the device', async () => {
  keeper.keep(draft('initiative:12'));
  await keeper.flush();
  keeper.keep(draft('initiative:12', 'newer'));
  await keeper.forget({ userId: 7, form: 'initiative:12' });
  await timers.advance(timing.keepAfter);
  expect([keeper.isKept, drafts.size]).toEqual([true, 0]);
});

it('writes a draft that waits although that of another form is forgotten', async () => {
  keeper.keep(draft('initiative:new'));
  await keeper.flush();
  keeper.keep(draft('initiative:12'));
  await keeper.forget({ userId: 7, form: 'initiative:new' });
  await timers.advance(timing.keepAfter);
  expect([titleOf('initiative:new'), titleOf('initiative:12')]).toEqual([undefined, 'initiative:12']);
});

it('deletes what was held back when the time is over, or when the form is left', async () => {
  for (const end of [() => timers.advance(timing.holdDrafts), () => keeper.close()]) {
    keeper.keep(draft('initiative:12'));
    await keeper.flush();
    keeper.hold();
    await keeper.forget({ userId: 7, form: 'initiative:12' });
    expect(drafts.size).toBe(1);
    await end();
    expect(drafts.size).toBe(0);
  }
});

it('is not at rest after a write that failed, until one succeeds', async () => {
  const store = drafts.of({ isAlive: true });
  let isFull = true;
  keeper = new DraftKeeper(
    { ...store, put: (one) => (isFull ? Promise.reject(new Error('no room')) : store.put(one)) },
    timers,
  );
  keeper.keep(draft('initiative:12'));
  await keeper.flush();
  expect(keeper.isKept).toBe(false);
  isFull = false;
  keeper.keep(draft('initiative:12'));
  await keeper.flush();
  expect([keeper.isKept, titleOf('initiative:12')]).toEqual([true, 'initiative:12']);
});
