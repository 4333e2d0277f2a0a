import { describe, expect, it } from 'vitest';
import { randomOf } from '../../testing/random.ts';
import type { DeviceDraft } from './device-drafts.ts';
import { RecordSaver } from './record-saver.ts';
import type { SavedRecord, SaveRequest } from './save-contract.ts';
import { MemoryDrafts } from './testing/memory-drafts.ts';
import { type Network, RecordServer } from './testing/record-server.ts';
import { settled, VirtualTimers } from './testing/virtual-timers.ts';
import { timing } from './timing.ts';

/** Milliseconds of typing that may be lost when a tab ends. */
const mayLose = 2_000;
const never = new Promise<never>(() => undefined);
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : (value ?? null));

const fields = ['title', 'subtitle', 'description', 'ambition'] as const;
type Field = (typeof fields)[number];

/** A person who types while tabs die, networks fail, sessions end and another person edits the same record. */
class Story {
  readonly timers = new VirtualTimers();
  readonly drafts = new MemoryDrafts();
  readonly server: RecordServer;
  /** Values that the fields must have in the end. */
  readonly expected: Record<Field, unknown>;
  readonly typedAt: Partial<Record<Field, number>> = {};
  interruptions = 0;
  /**
   * Faults that no form may have: overwriting what another person saved without a question, or asking without a reason.
   */
  readonly faults: string[] = [];
  /** Fields that another person changed while this person's own change was not saved. */
  readonly #contested = new Set<string>();
  #resolvedAt = 0;
  readonly #uncertain = new Set<string>();
  /** Fields whose last change is back to what the form knows as saved: nobody else changes them, or theirs would win unasked. */
  readonly #undone = new Set<string>();
  #tab = { isAlive: true };
  readonly #random: () => number;
  #saver: RecordSaver;
  #words = 0;

  constructor(seed: number) {
    this.#random = randomOf(seed);
    const isNew = seed % 4 === 0;
    this.expected = { title: 'a', subtitle: 'b', description: null, ambition: null };
    this.server = new RecordServer(isNew ? {} : { ...this.expected }, isNew ? undefined : 12);
    if (isNew) for (const field of fields) this.expected[field] = null;
    this.server.onSave = (changes) => {
      const overwritten = Object.keys(changes).filter((field) => this.#contested.has(field));
      if (overwritten.length > 0) this.faults.push(`overwrote ${overwritten.join()}`);
    };
    this.server.latency = () =>
      new Promise((resolve) => void this.timers.set(resolve, this.#random() * 3_000));
    this.#saver = this.#open(this.server.record);
  }

  #open(record: SavedRecord, draft?: DeviceDraft): RecordSaver {
    const tab = { isAlive: true };
    this.#tab = tab;
    const options = {
      userId: 7,
      formName: (id: number | undefined) => `initiative:${id ?? 'new'}`,
      record,
      save: async (request: SaveRequest) => {
        if (!tab.isAlive) return never;
        const answer = await this.server.save(request);
        return tab.isAlive ? answer : never;
      },
      drafts: this.drafts.of(tab),
      timers: this.timers,
      newKey: () => `key-${this.#random()}`,
      onChange: () => undefined,
    };
    return new RecordSaver(options, draft);
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)] as Item;
  }

  #type(): void {
    const field = this.#pick(fields);
    this.#words += 1;
    const value = `mine ${this.#words}`;
    this.#undone.delete(field);
    this.expected[field] = value;
    this.typedAt[field] = this.timers.now();
    // The form may not yet show what another person saved.
    const { [field]: saved } = this.server.record.values;
    const isTheirs = String(saved).startsWith('theirs');
    if (isTheirs && this.#saver.state.record.values[field] !== saved) this.#contested.add(field);
    this.#saver.change({ ...this.#saver.state.values, [field]: this.#pick([value, `${value} `]) });
  }

  /** Puts back what the form knows as saved, often while the save of a change is under way. */
  #undo(): void {
    const field = this.#pick(fields);
    const { [field]: known = null } = this.#saver.state.record.values;
    const { [field]: saved = null } = this.server.record.values;
    // A value that another person saved meanwhile would win without a question.
    if (this.#contested.has(field) || (saved !== known && String(saved).startsWith('theirs'))) return;
    this.#undone.add(field);
    this.expected[field] = trimmed(known);
    this.typedAt[field] = this.timers.now();
    this.#saver.change({ ...this.#saver.state.values, [field]: known });
  }

  /** Somebody else changes a field: theirs wins where this person's own value of it is saved. */
  #otherEdits(): void {
    if (this.server.record.id === undefined) return;
    const field = this.#pick(fields);
    if (this.#undone.has(field)) return;
    this.#words += 1;
    const isKnown = trimmed(this.#saver.state.record.values[field]) === this.expected[field];
    const isSaved = (this.server.record.values[field] ?? null) === this.expected[field];
    const value = `theirs ${this.#words}`;
    this.server.change({ [field]: value });
    if (!isSaved) this.#contested.add(field);
    else {
      this.expected[field] = value;
      // Saved without an answer: the form may ask, and need not.
      if (!isKnown) this.#uncertain.add(field);
    }
  }

  async #reopen(): Promise<void> {
    this.interruptions += 1;
    const diedAt = this.timers.now();
    // The undo happens with or without a request on its way.
    if (this.#random() < 0.5) void this.#saver.flush();
    for (let turns = this.#pick([0, 1, 2]); turns > 0; turns -= 1) await settled();
    this.#tab.isAlive = false;
    this.timers.stop();
    await settled();
    await settled();
    this.server.hangUp();
    const { id } = this.#saver.state.record;
    // The address of a new record stays until an answer tells its id.
    const record = id === undefined ? { values: {} } : this.server.record;
    const draft = this.drafts.find({ userId: 7, form: `initiative:${id ?? 'new'}` });
    this.#saver = this.#open(record, draft);
    for (const field of fields) {
      const { values, conflicts } = this.#saver.state;
      const shown = trimmed(values[field]);
      const mayBeLost = diedAt - (this.typedAt[field] ?? 0) <= mayLose;
      const isConflict = conflicts.some((conflict) => conflict.field === field);
      // The choice may have been lost with the tab.
      if (isConflict && diedAt - this.#resolvedAt <= mayLose) this.#uncertain.add(field);
      if (shown === this.expected[field] || !mayBeLost || isConflict) continue;
      this.expected[field] = shown;
      this.#contested.delete(field);
    }
  }

  #resolve(): void {
    this.#resolvedAt = this.timers.now();
    const choices = this.#saver.state.conflicts.map(({ field, mine, theirs }) => {
      if (!this.#contested.delete(field) && !this.#uncertain.has(field))
        this.faults.push(`asked about ${field}: ${String(mine)} or ${String(theirs)}`);
      const choice = this.#pick(['mine', 'theirs'] as const);
      this.expected[field as Field] = trimmed(choice === 'mine' ? mine : theirs);
      return [field, choice] as const;
    });
    void this.#saver.resolve(Object.fromEntries(choices));
  }

  async step(): Promise<void> {
    const dice = this.#random();
    if (dice < 0.37) this.#type();
    else if (dice < 0.45) this.#undo();
    else if (dice < 0.55) this.#otherEdits();
    else if (dice < 0.7) {
      this.interruptions += 1;
      this.server.network = this.#pick<Network>(['up', 'down', 'answers lost']);
    } else if (dice < 0.78) await this.#reopen();
    else if (dice < 0.84) {
      this.interruptions += 1;
      this.server.isSessionOver = !this.server.isSessionOver;
    } else if (dice < 0.9) void this.#saver.flush();
    await this.timers.advance(this.#random() * 4_000);
    if (this.#saver.state.status === 'conflict') this.#resolve();
  }

  async end(): Promise<RecordSaver> {
    this.server.network = 'up';
    this.server.isSessionOver = false;
    for (let times = 0; times < 20 && this.#saver.state.status !== 'saved'; times += 1) {
      if (this.#saver.state.status === 'sessionOver') void this.#saver.resume();
      if (this.#saver.state.status === 'conflict') this.#resolve();
      await this.timers.advance(timing.lastRetryAfter);
      await settled();
    }
    return this.#saver;
  }
}

describe('a form that is interrupted', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => index + 1);

  it.each(seeds)('loses nothing that was typed (%i)', async (seed) => {
    const story = new Story(seed);
    for (let steps = 0; steps < 40; steps += 1) await story.step();
    const { state } = await story.end();
    const { values } = story.server.record;
    expect({
      status: state.status,
      values: Object.fromEntries(fields.map((field) => [field, values[field] ?? null])),
      drafts: story.drafts.size,
      faults: story.faults,
      overlaps: story.server.overlaps,
      isCreatedOnce: story.server.created <= 1,
      hasInterruptions: story.interruptions > 0,
    }).toEqual({
      status: 'saved',
      values: story.expected,
      drafts: 0,
      faults: [],
      overlaps: 0,
      isCreatedOnce: true,
      hasInterruptions: true,
    });
  });
});
