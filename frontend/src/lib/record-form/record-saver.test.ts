import { beforeEach, describe, expect, it } from 'vitest';
import { RecordSaver } from './record-saver.ts';
import type { SaveAnswer, SaveRequest } from './save-contract.ts';
import { MemoryDrafts } from './testing/memory-drafts.ts';
import { VirtualTimers } from './testing/virtual-timers.ts';
import { timing } from './timing.ts';
import type { Values } from './values.ts';

const base = { title: 'Un', subtitle: null };
const saved = (values: Values, version = 4): SaveAnswer => ({
  outcome: 'saved',
  record: { id: 12, version, values: { ...base, ...values } },
});

let timers: VirtualTimers;
let drafts: MemoryDrafts;
let requests: SaveRequest[];
/** `echo`: what was sent is saved. */
let answers: (SaveAnswer | 'echo')[];

beforeEach(() => {
  timers = new VirtualTimers();
  drafts = new MemoryDrafts();
  requests = [];
  answers = [];
});

function open(options: Partial<ConstructorParameters<typeof RecordSaver>[0]> = {}): RecordSaver {
  let keys = 0;
  return new RecordSaver({
    userId: 7,
    formName: (id) => `initiative:${id ?? 'new'}`,
    record: { id: 12, version: 3, values: base },
    save: async (request) => {
      requests.push(request);
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer === 'echo' ? saved(request.changes) : answer;
    },
    drafts: drafts.of({ isAlive: true }),
    timers,
    newKey: () => `key-${(keys += 1)}`,
    onChange: () => undefined,
    ...options,
  });
}

/** Types a title and waits until it has been sent. */
async function type(saver: RecordSaver, title: string): Promise<void> {
  saver.change({ ...saver.state.values, title });
  await timers.advance(timing.saveAfter);
}
const draft = () => drafts.find({ userId: 7, form: 'initiative:12' });

describe('what is typed', () => {
  it('is sent after a pause, as the fields that changed, with version and key', async () => {
    const saver = open();
    answers = [saved({ title: 'Deux' })];
    expect(saver.state.status).toBe('saved');
    saver.change({ ...base, title: 'Deux' });
    await timers.advance(timing.saveAfter - 1);
    expect([saver.state.status, requests]).toEqual(['unsaved', []]);
    await timers.advance(1);
    expect(requests).toEqual([{ idempotencyKey: 'key-1', id: 12, version: 3, changes: { title: 'Deux' } }]);
    expect([saver.state.status, saver.state.record.version]).toEqual(['saved', 4]);
  });

  it('is all saved once a flush ends, also when it begins during a save', async () => {
    const first = Promise.withResolvers<SaveAnswer>();
    const save = async (request: SaveRequest) => {
      requests.push(request);
      return requests.length === 1 ? first.promise : saved(request.changes, 5);
    };
    const saver = open({ save });
    saver.change({ ...base, title: 'Deux' });
    await timers.advance(timing.saveAfter);
    saver.change({ ...base, title: 'Trois' });
    const flushed = saver.flush();
    first.resolve(saved({ title: 'Deux' }));
    await flushed;
    expect(requests.map(({ changes }) => changes)).toEqual([{ title: 'Deux' }, { title: 'Trois' }]);
    expect([saver.state.status, saver.state.record.version]).toEqual(['saved', 5]);
  });

  it('is on the device before it is sent, and no longer once it is saved', async () => {
    const saver = open();
    answers = [saved({ title: 'Deux' })];
    saver.change({ ...base, title: 'Deux' });
    expect(saver.isKept).toBe(false);
    await timers.advance(timing.keepAfter);
    expect([saver.isKept, draft()?.values['title']]).toEqual([true, 'Deux']);
    await timers.advance(timing.saveAfter);
    expect(draft()).toBeUndefined();
  });

  it('stays on the device for a while if the page is left during the save', async () => {
    const answer = Promise.withResolvers<SaveAnswer>();
    const leaving = open({ save: () => answer.promise });
    await type(leaving, 'Deux');
    leaving.holdDrafts();
    answer.resolve(saved({ title: 'Deux' }));
    await timers.advance(timing.holdDrafts - 1);
    expect(leaving.state.status).toBe('saved');
    // This is found by a page that loaded the record before the save.
    expect(draft()?.values).toEqual({ title: 'Deux', subtitle: null });
    await timers.advance(1);
    expect(draft()).toBeUndefined();
  });

  it('stays while the device forgets the draft of a record that has just been created', async () => {
    const store = drafts.of({ isAlive: true });
    const forgotten = Promise.withResolvers<void>();
    const saver = open({
      record: { values: base },
      drafts: {
        ...store,
        delete: async (key) => {
          await forgotten.promise;
          await store.delete(key);
        },
      },
    });
    answers = [saved({ title: 'Deux' }), saved({ title: 'Deux', subtitle: 'Typed meanwhile' }, 5)];
    await type(saver, 'Deux');
    saver.change({ ...saver.state.values, subtitle: 'Typed meanwhile' });
    const flushed = saver.flush();
    forgotten.resolve();
    await flushed;
    await timers.advance(timing.saveAfter);
    expect(saver.state.values).toEqual({ title: 'Deux', subtitle: 'Typed meanwhile' });
    expect(requests.map(({ id, changes }) => [id, changes])).toEqual([
      [undefined, { title: 'Deux' }],
      [12, { subtitle: 'Typed meanwhile' }],
    ]);
    await timers.advance(timing.keepAfter);
    expect(drafts.find({ userId: 7, form: 'initiative:new' })).toBeUndefined();
  });

  it('stays on the device if it is newer than a deletion that waits', async () => {
    const saver = open();
    answers = ['echo'];
    saver.holdDrafts();
    await type(saver, 'Trois');
    saver.change({ ...saver.state.values, title: 'Quatre' });
    await timers.advance(timing.keepAfter);
    expect(draft()?.values).toEqual({ title: 'Quatre', subtitle: null });
    await timers.advance(timing.holdDrafts);
    expect(draft()?.values).toEqual({ title: 'Quatre', subtitle: null });
  });

  it('is not deleted by an earlier form that was left in the same document', async () => {
    const earlier = open();
    answers = ['echo'];
    earlier.holdDrafts();
    await type(earlier, 'Deux');
    await earlier.close();
    expect(draft()).toBeUndefined();
    const later = open();
    later.change({ ...base, title: 'Trois' });
    await timers.advance(timing.keepAfter);
    await timers.advance(timing.holdDrafts);
    expect(draft()?.values).toEqual({ title: 'Trois', subtitle: null });
  });

  it('is nowhere where the device stores nothing, until it is saved', async () => {
    const store = drafts.of({ isAlive: true });
    const saver = open({ drafts: { ...store, put: () => Promise.reject(new Error('no room')) } });
    await type(saver, 'Deux');
    expect([saver.state.status, saver.isKept]).toEqual(['offline', false]);
    answers = [saved({ title: 'Deux' })];
    await saver.flush();
    expect([saver.state.status, saver.isKept]).toEqual(['saved', true]);
  });

  it('is not sent where the form itself refuses it, and the other fields are', async () => {
    const saver = open({ refusedFields: ({ title }) => new Set(title === 'x' ? ['title'] : []) });
    answers = [saved({ subtitle: 'b' })];
    saver.change({ title: 'x', subtitle: 'b' });
    await timers.advance(timing.saveAfter);
    expect(requests.map(({ changes }) => changes)).toEqual([{ subtitle: 'b' }]);
    expect([saver.state.status, draft()?.values['title']]).toEqual(['invalid', 'x']);
  });

  it('makes a record only once it has what it needs', async () => {
    const saver = open({ record: { values: { title: null, subtitle: null } }, needed: ['title'] });
    saver.change({ title: null, subtitle: 'b' });
    await timers.advance(timing.saveAfter);
    expect([saver.state.status, requests]).toEqual(['invalid', []]);
    answers = [saved({ title: 'Un', subtitle: 'b' }, 1)];
    await type(saver, 'Un');
    expect(requests.map(({ id, changes }) => [id, changes])).toEqual([
      [undefined, { title: 'Un', subtitle: 'b' }],
    ]);
    expect([saver.state.status, saver.state.record.id, drafts.size]).toEqual(['saved', 12, 0]);
  });
});

describe('an answer', () => {
  it('that does not come is waited for longer each time, up to a minute, with the same key', async () => {
    const sentAt: number[] = [];
    const save = async (request: SaveRequest): Promise<SaveAnswer> => {
      sentAt.push(timers.now());
      requests.push(request);
      throw new TypeError('Failed to fetch');
    };
    const saver = open({ save });
    await type(saver, 'Deux');
    expect(saver.state.status).toBe('offline');
    await timers.advance(4 * timing.lastRetryAfter);
    const [first = 0] = sentAt;
    expect(sentAt.map((at) => at - first)).toEqual([
      0, 3_000, 9_000, 21_000, 45_000, 93_000, 153_000, 213_000,
    ]);
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set(['key-1']));
  });

  it('that came begins the waiting anew for the next one', async () => {
    const saver = open();
    await type(saver, 'Deux');
    await timers.advance(timing.firstRetryAfter);
    answers = ['echo'];
    await timers.advance(timing.firstRetryAfter * 2);
    expect([saver.state.status, requests.length]).toEqual(['saved', 3]);
    await type(saver, 'Trois');
    await timers.advance(timing.firstRetryAfter - 1);
    expect([saver.state.status, requests.length]).toEqual(['offline', 4]);
    await timers.advance(1);
    expect(requests).toHaveLength(5);
  });

  it('that says when to try again is obeyed', async () => {
    const saver = open();
    answers = [{ outcome: 'unreachable', retryAfter: 30 }, saved({ title: 'Deux' })];
    await type(saver, 'Deux');
    await timers.advance(29_999);
    expect(requests).toHaveLength(1);
    await timers.advance(1);
    expect([requests.length, saver.state.status]).toEqual([2, 'saved']);
  });

  it('of another version brings the other one’s fields in, and asks about the same ones', async () => {
    const saver = open();
    const theirs = { title: 'Leur titre', subtitle: 'Leur sous-titre' };
    answers = [{ outcome: 'conflict', record: { id: 12, version: 8, values: theirs } }];
    await type(saver, 'Mon titre');
    expect([saver.state.status, saver.state.conflicts, saver.state.values]).toEqual([
      'conflict',
      [{ field: 'title', mine: 'Mon titre', theirs: 'Leur titre' }],
      { title: 'Mon titre', subtitle: 'Leur sous-titre' },
    ]);
    // Nothing is sent while it is undecided.
    await type(saver, 'Mon titre, encore');
    expect(requests).toHaveLength(1);
    answers = [saved({ ...theirs, title: 'Mon titre, encore' }, 9)];
    await saver.resolve({ title: 'mine' });
    expect([requests.at(-1)?.version, requests.at(-1)?.changes, saver.state.status]).toEqual([
      8,
      { title: 'Mon titre, encore' },
      'saved',
    ]);
  });

  it('that refuses a field is shown at it until the field changes', async () => {
    const saver = open();
    const problems = [{ path: 'title', code: 'too_long' as const, message: 'Trop long.' }];
    answers = [{ outcome: 'invalid', problems }];
    await type(saver, 'Deux');
    expect([saver.state.status, saver.state.problems, requests.length]).toEqual(['invalid', problems, 1]);
    await saver.flush();
    expect(requests).toHaveLength(1);
    answers = [saved({ title: 'Trois' })];
    saver.change({ ...base, title: 'Trois' });
    expect(saver.state.problems).toEqual([]);
    await timers.advance(timing.saveAfter);
    expect(saver.state.status).toBe('saved');
  });

  it.each([
    ['sessionOver', { outcome: 'sessionOver' }],
    ['locked', { outcome: 'locked' }],
    ['refused', { outcome: 'refused', message: 'Refusé.' }],
  ] as const)(
    '%s stops saving until it is resumed, and the device has what is typed',
    async (status, answer) => {
      const saver = open();
      answers = [answer];
      await type(saver, 'Deux');
      expect(saver.state.status).toBe(status);
      await type(saver, 'Trois');
      await saver.flush();
      expect([requests.length, draft()?.values['title']]).toEqual([1, 'Trois']);
      answers = ['echo', 'echo'];
      await saver.resume();
      await timers.advance(timing.saveAfter);
      expect([saver.state.status, saver.state.values['title'], draft()]).toEqual([
        'saved',
        'Trois',
        undefined,
      ]);
    },
  );
});

describe('the record as it is read again', () => {
  it('comes into a form without changes of its own', async () => {
    const saver = open();
    await saver.refresh({ id: 12, version: 5, values: { title: 'Deux', subtitle: 'b' } });
    expect([saver.state.status, saver.state.values, requests]).toEqual([
      'saved',
      { title: 'Deux', subtitle: 'b' },
      [],
    ]);
  });

  it('does not ask about what this form sent itself', async () => {
    const saver = open();
    await type(saver, 'Deux');
    answers = [saved({ title: 'Deux' }, 5)];
    await saver.refresh({ id: 12, version: 5, values: { title: 'Deux', subtitle: null } });
    expect([saver.state.status, saver.state.conflicts]).toEqual(['saved', []]);
  });
});
