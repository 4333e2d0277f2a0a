import { beforeEach, describe, expect, it } from 'vitest';
import { RecordSaver } from './record-saver.ts';
import type { SaveRequest } from './save-contract.ts';
import { MemoryDrafts } from './testing/memory-drafts.ts';
import { VirtualTimers } from './testing/virtual-timers.ts';
import { timing } from './timing.ts';
import type { Values } from './values.ts';

/** The title comes from elsewhere, as the name of a profile from the account. */
const begun = { title: 'Un', subtitle: null };

let timers: VirtualTimers;
let requests: SaveRequest[];
let saver: RecordSaver;

beforeEach(() => {
  timers = new VirtualTimers();
  requests = [];
  saver = new RecordSaver({
    userId: 7,
    formName: (id) => `initiative:${id ?? 'new'}`,
    record: { values: begun },
    needed: ['title'],
    refusedFields: ({ title }) => new Set(title === null ? ['title'] : []),
    save: async (request) => {
      requests.push(request);
      return { outcome: 'saved', record: { id: 12, version: 1, values: { ...begun, ...request.changes } } };
    },
    drafts: new MemoryDrafts().of({ isAlive: true }),
    timers,
    newKey: () => 'key',
    onChange: () => undefined,
  });
});

async function type(values: Values): Promise<void> {
  saver.change(values);
  await timers.advance(timing.saveAfter);
}
const sent = () => requests.map(({ id, changes }) => [id, changes]);

describe('a record that begins with what it needs', () => {
  it('is made at the first other value', async () => {
    await saver.flush();
    expect(sent()).toEqual([]);
    await type({ title: 'Un', subtitle: 'b' });
    expect(sent()).toEqual([[undefined, { subtitle: 'b' }]]);
    expect([saver.state.status, saver.state.record.id]).toEqual(['saved', 12]);
  });

  it('is not made once that is emptied, until there is another', async () => {
    await type({ title: null, subtitle: 'b' });
    expect([saver.state.status, sent()]).toEqual(['invalid', []]);
    await type({ title: 'Deux', subtitle: 'b' });
    expect(sent()).toEqual([[undefined, { title: 'Deux', subtitle: 'b' }]]);
  });
});
