import { DraftKeeper } from './draft-keeper.ts';
import type { DeviceDraft, DraftStore } from './device-drafts.ts';
import { mergeChanges } from './merge-changes.ts';
import type { Save, SaveAnswer, SavedRecord, SaveRequest } from './save-contract.ts';
import type { SaveState } from './save-state.ts';
import { type Timers, timing } from './timing.ts';
import { changesBetween, fieldOf, isSame, isSameSaved, type Values } from './values.ts';

interface Options {
  userId: number;
  /** The name of the form on the device for a record, or for a new one. */
  formName: (id: number | undefined) => string;
  /** The fields whose values the form itself refuses: they are not sent. */
  refusedFields?: (values: Values) => ReadonlySet<string>;
  /** Fields that a record needs to be saved for the first time. */
  needed?: readonly string[];
  /** Whether the person says that what is saved now is a minor change. */
  isMinor?: () => boolean;
  /** True when nothing is sent before `request`, and then all of it or nothing. */
  isOnRequest?: boolean;
  record: SavedRecord;
  save: Save;
  drafts: DraftStore;
  timers: Timers;
  newKey: () => string;
  /** Called with each change of the state; `values` may hold what others saved. */
  onChange: (state: SaveState) => void;
}

/**
 * Saves a form by itself or on request: changed fields only, one request at a time, each with a key that makes repeating it
 * harmless. Unsaved values are also stored on the device.
 */
export class RecordSaver {
  readonly #options: Options;
  readonly #keeper: DraftKeeper;
  #state: SaveState;
  /** Request that has no answer yet. */
  #attempt: SaveRequest | undefined;
  /** Values that the server refused, by field: not sent again as they are. */
  #refused: Values = {};
  #isSending = false;
  /** The request under way, with what follows from its answer. */
  #exchange: Promise<void> = Promise.resolve();
  /** True from the request until the answer, in a form that saves on request. */
  #isRequested = false;
  #isClosed = false;
  #timer: unknown;
  #retryAfter: number = timing.firstRetryAfter;

  /** @param draft what an earlier page left on the device */
  constructor(options: Options, draft?: DeviceDraft) {
    const { record } = options;
    this.#options = options;
    this.#keeper = new DraftKeeper(options.drafts, options.timers);
    this.#state = { status: 'saved', record, values: record.values, conflicts: [], problems: [] };
    if (draft) this.#restore(draft);
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Whether the newest values are on the server or on the device. */
  get isKept(): boolean {
    return this.#state.status === 'saved' || this.#keeper.isKept;
  }

  /** The form's values as they are now. */
  change(values: Values): void {
    const { problems } = this.#state;
    const left = problems.filter(({ path }) => this.#isRefused(fieldOf(path), values));
    this.#set({ values, problems: left.length < problems.length ? left : problems });
    this.#keep();
    if (this.#isBlocked()) return;
    if (!this.#attempt) this.#isRequested = false;
    if (this.#state.status !== 'saving' && this.#state.status !== 'offline') this.#set({ status: 'unsaved' });
    if (this.#state.status !== 'offline') this.#schedule(timing.saveAfter);
  }

  /** Saves now: a field was left, the page is hidden, the connection is back. */
  async flush(): Promise<void> {
    await Promise.all([this.#keeper.flush(), this.#sendAll()]);
  }

  /** Sends what a form that saves on request holds. */
  async request(): Promise<void> {
    this.#isRequested = true;
    await this.flush();
  }

  /** @returns when the newest values are on the device, if it can store them */
  keep(): Promise<void> {
    return this.#keeper.flush();
  }

  /** The document may end: drafts outlive their save for a while. */
  holdDrafts(): void {
    this.#keeper.hold();
  }

  /** @param choices by field; those that are not named stay as this person has them */
  async resolve(choices: Readonly<Record<string, 'mine' | 'theirs'>>): Promise<void> {
    const theirs = this.#state.conflicts.filter(({ field }) => choices[field] === 'theirs');
    const chosen = Object.fromEntries(theirs.map((conflict) => [conflict.field, conflict.theirs]));
    this.#set({ values: { ...this.#state.values, ...chosen }, conflicts: [], status: 'unsaved' });
    this.#keep();
    await this.#send();
  }

  /** Goes on after a new sign-in, a lock that was taken over, or a refusal whose cause is gone. */
  async resume(): Promise<void> {
    this.#set({ status: 'unsaved' });
    await this.#send();
  }

  /** Merges a reloaded record; fields that both sides changed become conflicts. */
  async refresh(record: SavedRecord): Promise<void> {
    if (!this.#isSending && !this.#isClosed) await this.#mergeWith(record);
  }

  /** Ends timers; what is not saved stays on the device. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#options.timers.clear(this.#timer);
    await this.#keeper.close();
  }

  #isBlocked(): boolean {
    return ['conflict', 'sessionOver', 'locked', 'refused'].includes(this.#state.status);
  }

  #set(changes: Partial<SaveState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#options.onChange(this.#state);
  }

  #schedule(milliseconds: number): void {
    const { timers } = this.#options;
    timers.clear(this.#timer);
    if (!this.#isClosed) this.#timer = timers.set(() => void this.#send(), milliseconds);
  }

  /** Whether a problem with what was sent is still one: not if its field has changed meanwhile. */
  #isAbout(field: string, sent: Values): boolean {
    return !(field in sent) || this.#isRefused(field, this.#state.values);
  }

  /**
   * Whether a request without an answer has a value that was undone since and that the record does not have yet: sent again,
   * it is answered, and the undone value is a change of the record. A form that saves on request sends nothing by itself.
   */
  #mayArrive(attempt: SaveRequest | undefined, values: Values, { values: saved }: SavedRecord): boolean {
    const sent = this.#options.isOnRequest ? {} : (attempt?.changes ?? {});
    return Object.keys(sent).some(
      (field) => isSame(values[field], saved[field]) && !isSameSaved(saved[field], sent[field]),
    );
  }

  #isRefused(field: string, values: Values): boolean {
    return field in this.#refused && isSame(values[field], this.#refused[field]);
  }

  /** Values to save, without those that were refused unchanged. */
  #unsaved(): Values {
    const { record, values } = this.#state;
    const all = changesBetween(record.values, values);
    if (this.#options.isOnRequest) return all;
    const refused = this.#options.refusedFields?.(values);
    const changes = Object.entries(all).filter(
      ([field]) => !this.#isRefused(field, values) && !refused?.has(field),
    );
    return Object.fromEntries(changes);
  }

  #nextRequest(): SaveRequest | undefined {
    const changes = this.#unsaved();
    if (Object.keys(changes).length === 0) return undefined;
    const { id, version } = this.#state.record;
    if (id === undefined && this.#options.needed?.some((field) => this.#isMissing(field, changes)))
      return undefined;
    const isMinor = this.#options.isMinor?.() ?? false;
    return { idempotencyKey: this.#options.newKey(), id, version, changes, ...(isMinor && { isMinor }) };
  }

  /**
   * Whether a field is neither among the changes that are sent nor filled by a new record, such as a name from the
   * account.
   */
  #isMissing(field: string, changes: Values): boolean {
    const { record, values } = this.#state;
    const { [field]: begun = null } = record.values;
    return !(field in changes) && (begun === null || !isSame(values[field], begun));
  }

  /** What has changed during a request is sent after it. */
  async #sendAll(): Promise<void> {
    if (!this.#isSending) return this.#send();
    await this.#exchange;
    if (this.#state.status === 'unsaved') await this.#send();
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#isClosed || this.#isBlocked()) return;
    this.#options.timers.clear(this.#timer);
    if (!this.#options.isOnRequest || this.#isRequested) this.#attempt ??= this.#nextRequest();
    if (!this.#attempt) return this.#settle();
    this.#isSending = true;
    this.#exchange = this.#request(this.#attempt);
    await this.#exchange;
  }

  async #request(attempt: SaveRequest): Promise<void> {
    this.#set({ status: 'saving' });
    this.#keep();
    // A page that opens later must know what this one sent, whether it was answered or not.
    await this.#keeper.flush();
    const answer = await this.#options.save(attempt).catch((): SaveAnswer => ({ outcome: 'unreachable' }));
    this.#isSending = false;
    if (!this.#isClosed) await this.#take(answer, attempt);
  }

  async #take(answer: SaveAnswer, { changes }: SaveRequest): Promise<void> {
    if (answer.outcome === 'unreachable') return this.#retry(answer.retryAfter);
    this.#retryAfter = timing.firstRetryAfter;
    if (answer.outcome === 'sessionOver') return this.#set({ status: 'sessionOver' });
    this.#attempt = undefined;
    // An older version is merged and sent again.
    if (answer.outcome !== 'conflict') this.#isRequested = false;
    switch (answer.outcome) {
      case 'saved':
        return this.#adopt(answer.record, changes);
      case 'conflict':
        return this.#mergeWith(answer.record, changes);
      case 'invalid': {
        const fields = new Set(answer.problems.map(({ path }) => fieldOf(path)));
        // A refusal that names no field of the request concerns all of it.
        const named = Object.entries(changes).filter(([field]) => fields.has(field));
        this.#refused = { ...this.#refused, ...(named.length > 0 ? Object.fromEntries(named) : changes) };
        const problems = answer.problems.filter(({ path }) => this.#isAbout(fieldOf(path), changes));
        this.#set({ problems, status: 'unsaved' });
        return this.#send();
      }
      case 'locked':
        return this.#set({ status: 'locked' });
      case 'refused':
        return this.#set({ status: 'refused', message: answer.message, isOver: answer.isOver === true });
    }
  }

  #retry(retryAfter?: number): void {
    this.#set({ status: 'offline' });
    this.#schedule(retryAfter === undefined ? this.#retryAfter : retryAfter * 1_000);
    this.#retryAfter = Math.min(this.#retryAfter * 2, timing.lastRetryAfter);
  }

  /** Takes the response of a save; fields changed meanwhile keep their values. */
  async #adopt(record: SavedRecord, sent: Values): Promise<void> {
    const { record: before, values: mine } = this.#state;
    const base = { ...before.values, ...sent };
    // The state changes at once: input while drafts are deleted is a change of this record.
    this.#set({ record, values: mergeChanges({ base, mine, theirs: record.values }).values, problems: [] });
    if (Object.keys(this.#unsaved()).length === 0) await this.#settle();
    else {
      this.#set({ status: 'unsaved' });
      this.#keep();
      this.#schedule(timing.saveAfter);
    }
    if (before.id !== record.id) await this.#forget(before.id);
  }

  async #mergeWith(record: SavedRecord, sent = this.#attempt?.changes): Promise<void> {
    const { record: before, values: mine } = this.#state;
    const { values, conflicts } = mergeChanges({ base: before.values, mine, theirs: record.values, sent });
    if (!this.#mayArrive(this.#attempt, values, record)) this.#attempt = undefined;
    this.#set({ record, values, conflicts, status: conflicts.length > 0 ? 'conflict' : 'unsaved' });
    this.#keep();
    if (conflicts.length > 0) this.#isRequested = false;
    else await this.#send();
  }

  async #settle(): Promise<void> {
    const isAllSaved =
      Object.keys(changesBetween(this.#state.record.values, this.#state.values)).length === 0;
    const rest = this.#options.isOnRequest ? 'unsaved' : 'invalid';
    this.#set({ status: isAllSaved ? 'saved' : rest });
    if (isAllSaved) await this.#forget(this.#state.record.id);
  }

  #keep(): void {
    const { userId, formName, timers } = this.#options;
    const { record, values } = this.#state;
    this.#keeper.keep({
      userId,
      form: formName(record.id),
      base: record.values,
      values,
      attempt: this.#attempt,
      keptAt: timers.now(),
    });
  }

  async #forget(id: number | undefined): Promise<void> {
    await this.#keeper.forget({ userId: this.#options.userId, form: this.#options.formName(id) });
  }

  #restore({ base, values: mine, attempt }: DeviceDraft): void {
    const { record } = this.#options;
    const { values, conflicts } = mergeChanges({
      base,
      mine,
      theirs: record.values,
      sent: attempt?.changes,
    });
    // A record that may have been created already: only the same request finds it again.
    if (record.id === undefined || this.#mayArrive(attempt, values, record)) this.#attempt = attempt;
    this.#state = {
      ...this.#state,
      values,
      conflicts,
      status: conflicts.length > 0 ? 'conflict' : 'unsaved',
    };
    if (conflicts.length === 0) this.#schedule(timing.saveAfter);
  }
}
