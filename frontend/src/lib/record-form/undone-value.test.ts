import { beforeEach, describe, expect, it } from 'vitest';
import { RecordSaver } from './record-saver.ts';
import type { Save, SavedRecord } from './save-contract.ts';
import { MemoryDrafts } from './testing/memory-drafts.ts';
import { RecordServer } from './testing/record-server.ts';
import { settled, VirtualTimers } from './testing/virtual-timers.ts';
import { timing } from './timing.ts';

const base = { title: 'Un', subtitle: null };
const isUndone = { title: 'Un', subtitle: null };

let timers: VirtualTimers;
let drafts: MemoryDrafts;
let server: RecordServer;
let keys: number;

beforeEach(() => {
  timers = new VirtualTimers();
  drafts = new MemoryDrafts();
  server = new RecordServer(base, 12);
  keys = 0;
});

const draft = () => drafts.find({ userId: 7, form: 'initiative:12' });

/** A page of the form, with what an earlier one left on the device. */
function open({
  isOnRequest = false,
  record = server.record,
  tab = { isAlive: true },
  save = server.save,
} = {}): RecordSaver {
  return new RecordSaver(
    {
      userId: 7,
      formName: (id) => `initiative:${id ?? 'new'}`,
      isOnRequest,
      record,
      save,
      drafts: drafts.of(tab),
      timers,
      newKey: () => `key-${(keys += 1)}`,
      onChange: () => undefined,
    },
    draft(),
  );
}

/** The server answers once this is called. */
function slowServer(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.latency = () => promise;
  return resolve;
}

/** Types a title and begins to save it. */
async function send(saver: RecordSaver, title: string): Promise<void> {
  saver.change({ ...saver.state.values, title });
  void saver.request();
  await timers.advance(0);
}

/** Puts the title back and waits until the device has it. */
async function undo(saver: RecordSaver): Promise<void> {
  saver.change({ ...saver.state.values, title: 'Un' });
  await timers.advance(timing.keepAfter);
}

/** The earlier page dies while it waits for its answer. */
async function die(): Promise<SavedRecord> {
  slowServer();
  const tab = { isAlive: true };
  const saver = open({ tab });
  const before = server.record;
  await send(saver, 'Deux');
  await undo(saver);
  tab.isAlive = false;
  timers.stop();
  server.hangUp();
  server.latency = settled;
  expect(draft()).toMatchObject({ base, values: isUndone, attempt: { changes: { title: 'Deux' } } });
  return before;
}

describe('a value that is undone while its save is under way', () => {
  it('is saved after the answer', async () => {
    const answer = slowServer();
    const saver = open();
    await send(saver, 'Deux');
    await undo(saver);
    expect(saver.state.status).toBe('saving');
    answer();
    await timers.advance(timing.saveAfter);
    expect(server.requests.map(({ changes }) => changes)).toEqual([{ title: 'Deux' }, { title: 'Un' }]);
    expect([saver.state.status, saver.state.values, server.record.values, draft()]).toEqual([
      'saved',
      isUndone,
      isUndone,
      undefined,
    ]);
  });

  it('is saved after an answer that was lost', async () => {
    server.network = 'answers lost';
    const saver = open();
    await send(saver, 'Deux');
    await undo(saver);
    expect([saver.state.status, server.record.values['title']]).toEqual(['offline', 'Deux']);
    server.network = 'up';
    await timers.advance(timing.firstRetryAfter + timing.saveAfter);
    expect([saver.state.status, saver.state.values, server.record.values]).toEqual([
      'saved',
      isUndone,
      isUndone,
    ]);
  });

  it('stays undone when the record is read again before the answer', async () => {
    server.network = 'answers lost';
    const saver = open();
    await send(saver, 'Deux');
    await undo(saver);
    server.network = 'up';
    await saver.refresh(server.record);
    await timers.advance(timing.saveAfter);
    expect([saver.state.conflicts, saver.state.values, server.record.values]).toEqual([
      [],
      isUndone,
      isUndone,
    ]);
  });

  it('stays undone when the record was read again before the save arrived', async () => {
    const before = server.record;
    server.network = 'answers lost';
    const saver = open();
    await send(saver, 'Deux');
    await undo(saver);
    server.network = 'up';
    await saver.refresh(before);
    await timers.advance(timing.saveAfter);
    expect(server.requests.map(({ changes }) => changes).slice(-2)).toEqual([
      { title: 'Deux' },
      { title: 'Un' },
    ]);
    expect([saver.state.status, saver.state.values, server.record.values]).toEqual([
      'saved',
      isUndone,
      isUndone,
    ]);
  });

  it('has no problem, whatever the server answers about what was sent', async () => {
    const answer = Promise.withResolvers<void>();
    const refuse: Save = async () => {
      await answer.promise;
      return {
        outcome: 'invalid',
        problems: [{ path: 'title', code: 'too_long', message: 'Trop long.' }],
      };
    };
    const saver = open({ save: refuse });
    await send(saver, 'Deux');
    await undo(saver);
    answer.resolve();
    await timers.advance(0);
    expect([saver.state.status, saver.state.problems]).toEqual(['saved', []]);
  });
});

describe('a page that opens after a value was undone during its save', () => {
  it('saves the undone value over the one that arrived', async () => {
    await die();
    const saver = open();
    expect([saver.state.values, saver.state.conflicts]).toEqual([isUndone, []]);
    await timers.advance(timing.saveAfter * 2);
    expect([saver.state.status, server.record.values, draft()]).toEqual(['saved', isUndone, undefined]);
  });

  it('does so even if it read the record before the save arrived', async () => {
    const saver = open({ record: await die() });
    expect(server.record.values['title']).toBe('Deux');
    await timers.advance(timing.saveAfter * 2);
    expect([saver.state.status, saver.state.values, server.record.values, draft()]).toEqual([
      'saved',
      isUndone,
      isUndone,
      undefined,
    ]);
  });

  it('does so even if somebody else saved another field since', async () => {
    await die();
    server.change({ subtitle: 'Leur sous-titre' });
    const saver = open();
    await timers.advance(timing.saveAfter * 2);
    const expected = { title: 'Un', subtitle: 'Leur sous-titre' };
    expect([saver.state.status, saver.state.values, server.record.values]).toEqual([
      'saved',
      expected,
      expected,
    ]);
  });

  it('takes what somebody else made of the field since', async () => {
    await die();
    server.change({ title: 'Leur titre' });
    const saver = open();
    await timers.advance(timing.saveAfter * 2);
    const expected = { title: 'Leur titre', subtitle: null };
    expect([saver.state.values, saver.state.conflicts, server.record.values]).toEqual([
      expected,
      [],
      expected,
    ]);
  });

  it('sends nothing by itself where the form saves on request', async () => {
    await die();
    const saver = open({ isOnRequest: true });
    await timers.advance(timing.lastRetryAfter);
    expect([saver.state.status, saver.state.values, server.requests.length]).toEqual([
      'unsaved',
      isUndone,
      1,
    ]);
    await saver.request();
    await timers.advance(0);
    expect([saver.state.status, server.record.values]).toEqual(['saved', isUndone]);
  });
});
