import { beforeEach, describe, expect, it } from 'vitest';
import { RecordSaver } from './record-saver.ts';
import type { SaveAnswer, SaveRequest } from './save-contract.ts';
import { MemoryDrafts } from './testing/memory-drafts.ts';
import { VirtualTimers } from './testing/virtual-timers.ts';
import { timing } from './timing.ts';
import type { Values } from './values.ts';

const base = { title: 'Un', subtitle: null };
const record = { id: 12, version: 3, values: base };
const saved = (values: Values): SaveAnswer => ({
  outcome: 'saved',
  record: { id: 12, version: 4, values: { ...base, ...values } },
});
const tooLong: SaveAnswer = {
  outcome: 'invalid',
  problems: [{ path: 'subtitle', code: 'too_long', message: 'Trop long.' }],
};
const long = 'long '.repeat(100);

let timers: VirtualTimers;
let drafts: MemoryDrafts;
let requests: SaveRequest[];
let answers: SaveAnswer[];

beforeEach(() => {
  timers = new VirtualTimers();
  drafts = new MemoryDrafts();
  requests = [];
  answers = [];
});

function open(): RecordSaver {
  let keys = 0;
  return new RecordSaver(
    {
      userId: 7,
      formName: (id) => `initiative:${id ?? 'new'}`,
      isOnRequest: true,
      record,
      save: async (request) => {
        requests.push(request);
        const answer = answers.shift();
        if (!answer) throw new TypeError('Failed to fetch');
        return answer;
      },
      drafts: drafts.of({ isAlive: true }),
      timers,
      newKey: () => `key-${(keys += 1)}`,
      onChange: () => undefined,
    },
    draft(),
  );
}
const draft = () => drafts.find({ userId: 7, form: 'initiative:12' });
const longPause = timing.lastRetryAfter * 10;

describe('a form that saves on request', () => {
  it('sends nothing by itself, and stores what is typed on the device', async () => {
    const saver = open();
    saver.change({ ...base, title: 'Deux' });
    await saver.flush();
    await timers.advance(longPause);
    expect([requests, saver.state.status, saver.isKept]).toEqual([[], 'unsaved', true]);
    expect(draft()?.values['title']).toBe('Deux');

    const later = open();
    await timers.advance(longPause);
    expect([requests, later.state.values['title'], later.state.status]).toEqual([[], 'Deux', 'unsaved']);
  });

  it('sends all changes when it is asked to, once', async () => {
    const saver = open();
    saver.change({ title: 'Deux', subtitle: 'Trois' });
    answers = [saved({ title: 'Deux', subtitle: 'Trois' })];
    await saver.request();
    await timers.advance(longPause);
    expect(requests.map(({ changes }) => changes)).toEqual([{ title: 'Deux', subtitle: 'Trois' }]);
    expect([saver.state.status, saver.state.record.version, draft()]).toEqual(['saved', 4, undefined]);

    saver.change({ title: 'Quatre', subtitle: 'Trois' });
    await timers.advance(longPause);
    expect([requests.length, saver.state.status]).toEqual([1, 'unsaved']);
  });

  it('is all or nothing where a value is refused, and waits for the next request', async () => {
    const saver = open();
    saver.change({ title: 'Deux', subtitle: long });
    answers = [tooLong, tooLong];
    await saver.request();
    await timers.advance(longPause);
    expect([requests.length, saver.state.status, saver.state.problems.length]).toEqual([1, 'unsaved', 1]);

    await saver.request();
    expect(requests.at(-1)?.changes).toEqual({ title: 'Deux', subtitle: long });
  });

  it('repeats a request that had no answer, as it was', async () => {
    const saver = open();
    saver.change({ ...base, title: 'Deux' });
    await saver.request();
    expect(saver.state.status).toBe('offline');
    saver.change({ title: 'Deux', subtitle: 'Trois' });
    answers = [saved({ title: 'Deux' })];
    await timers.advance(timing.firstRetryAfter);
    expect(requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
    await timers.advance(longPause);
    expect([requests.length, saver.state.status]).toEqual([2, 'unsaved']);
  });

  it('merges an older version and sends again; a choice between two values sends nothing', async () => {
    const saver = open();
    saver.change({ ...base, title: 'Deux' });
    const theirs = { id: 12, version: 5, values: { ...base, subtitle: 'De quelqu’un' } };
    answers = [{ outcome: 'conflict', record: theirs }, saved({ title: 'Deux', subtitle: 'De quelqu’un' })];
    await saver.request();
    expect(requests.map(({ version, changes }) => [version, changes])).toEqual([
      [3, { title: 'Deux' }],
      [5, { title: 'Deux' }],
    ]);

    const other = open();
    other.change({ ...base, title: 'Trois' });
    answers = [{ outcome: 'conflict', record: { ...theirs, values: { ...base, title: 'Quatre' } } }];
    await other.request();
    await other.resolve({ title: 'mine' });
    await timers.advance(longPause);
    expect([requests.length, other.state.status]).toEqual([3, 'unsaved']);
  });

  it('sends nothing when nothing has changed', async () => {
    const saver = open();
    await saver.request();
    saver.change({ ...base, title: 'Deux' });
    saver.change(base);
    await saver.request();
    expect([requests, saver.state.status]).toEqual([[], 'saved']);
  });
});
