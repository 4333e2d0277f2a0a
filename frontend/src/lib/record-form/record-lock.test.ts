import { beforeEach, expect, it } from 'vitest';
import { type LockAction, type LockAnswer, RecordLock, type LockState } from './record-lock.ts';
import { VirtualTimers } from './testing/virtual-timers.ts';
import { timing } from './timing.ts';

const awa = { holder: 'Awa', since: '2026-11-22T14:05:00Z' };
const mine: LockAnswer = { outcome: 'mine' };
const other: LockAnswer = { outcome: 'other', by: awa };

let timers: VirtualTimers;
let asked: LockAction[];
let answers: Partial<Record<LockAction, LockAnswer>>;
let states: LockState[];
let lock: RecordLock;

beforeEach(() => {
  timers = new VirtualTimers();
  asked = [];
  states = [];
  answers = { take: mine, renew: mine, takeOver: mine, release: mine };
  lock = new RecordLock({
    timers,
    onChange: (state) => states.push(state),
    call: async (action) => {
      asked.push(action);
      return answers[action] ?? { outcome: 'unknown' };
    },
  });
});

it('is taken, renewed each minute, and released once', async () => {
  await lock.open();
  await timers.advance(2 * timing.renewAfter);
  lock.release();
  lock.release();
  await timers.advance(5 * timing.renewAfter);
  expect(asked).toEqual(['take', 'renew', 'renew', 'release']);
});

it('ends by itself while the page is hidden, and is taken again', async () => {
  await lock.open();
  lock.pause();
  await timers.advance(5 * timing.renewAfter);
  expect(asked).toEqual(['take']);
  await lock.open();
  expect(asked).toEqual(['take', 'take']);
});

it('that somebody else holds is named, and asked for again', async () => {
  answers.take = other;
  await lock.open();
  expect(lock.state).toEqual({ kind: 'other', by: awa, wasMine: false });
  answers.take = mine;
  await timers.advance(timing.renewAfter);
  expect([asked, lock.state]).toEqual([['take', 'take'], { kind: 'free' }]);
  lock.release();
  expect(asked.at(-1)).toBe('release');
});

it('is never released for somebody else', async () => {
  answers.take = other;
  await lock.open();
  lock.release();
  expect(asked).toEqual(['take']);
});

it('says that it was taken over, and can be taken back', async () => {
  await lock.open();
  answers.renew = other;
  await timers.advance(timing.renewAfter);
  expect(lock.state).toEqual({ kind: 'other', by: awa, wasMine: true });
  expect(await lock.takeOver()).toBe(true);
  expect(lock.state).toEqual({ kind: 'free' });
});

it('that has ended meanwhile is taken again', async () => {
  await lock.open();
  answers.renew = { outcome: 'other' };
  await timers.advance(timing.renewAfter);
  expect([asked, lock.state]).toEqual([['take', 'renew', 'take'], { kind: 'free' }]);
});

it('is unknown without an answer, and nobody is kept from writing', async () => {
  answers = {};
  await lock.open();
  expect([lock.state, states]).toEqual([{ kind: 'free' }, []]);
});

it('is released again when the form was left before the answer: the release may have been handled first', async () => {
  const opening = lock.open();
  lock.release();
  await opening;
  expect(asked).toEqual(['take', 'release', 'release']);
});

it('stays when the form is opened again before the answer', async () => {
  const first = lock.open();
  lock.release();
  await Promise.all([first, lock.open()]);
  expect([asked, lock.state]).toEqual([['take', 'release', 'take'], { kind: 'free' }]);
});
