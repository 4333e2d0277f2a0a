import type { DraftStore } from './device-drafts.ts';
import { formName } from './form-name.ts';
import { type LockCall, RecordLock, type LockState } from './record-lock.ts';
import { RecordSaver } from './record-saver.ts';
import type { SaveState } from './save-state.ts';
import type { Save, SavedRecord } from './save-contract.ts';
import { TabClaim } from './tab-claim.ts';
import type { Timers } from './timing.ts';
import { isSame, type Values, withSavedBlanks } from './values.ts';

export interface EditorOptions {
  userId: number;
  /** Name of the form's record in the API: `initiative`. */
  name: string;
  record: SavedRecord;
  /** Whether translations stay up to date with what is saved now. */
  isMinor?: (() => boolean) | undefined;
  /** Saves only what `request` asks for. */
  isOnRequest?: boolean | undefined;
  save: Save;
  /** The record as it now is; undefined: out of reach. */
  read: (id: number) => Promise<SavedRecord | undefined>;
  lock: (id: number, ...call: Parameters<LockCall>) => ReturnType<LockCall>;
  refusedFields: (values: Values) => ReadonlySet<string>;
  needed: readonly string[];
  drafts: DraftStore;
  timers: Timers;
  newKey: () => string;
  locks?: LockManager | undefined;
}

export interface EditorState {
  /** false while the draft on the device is being read. */
  readonly isReady: boolean;
  readonly save: SaveState;
  /** Milliseconds since 1970 of the last save from this page. */
  readonly savedAt?: number | undefined;
  readonly lock: LockState;
  /** Another tab of this browser edits the form. */
  readonly isInOtherTab: boolean;
  /** Time of the draft restored from the device, in milliseconds since 1970. */
  readonly restoredAt?: number | undefined;
}

/** The state of a record's form without its fields: saving, drafts on the device, edit lock and tabs. */
export class RecordEditor {
  readonly #options: EditorOptions;
  readonly #listeners = new Set<() => void>();
  readonly #lock: RecordLock;
  readonly #claim: TabClaim;
  #saver: RecordSaver;
  #state: EditorState;
  /** The values before the draft was restored. */
  #beforeRestore: Values = {};
  #isOpen = false;

  constructor(options: EditorOptions) {
    this.#options = options;
    this.#saver = this.#newSaver(options.record);
    this.#state = {
      isReady: false,
      save: this.#saver.state,
      lock: { kind: 'free' },
      isInOtherTab: false,
    };
    this.#lock = new RecordLock({
      timers: options.timers,
      onChange: (lock) => this.#set({ lock }),
      call: async (action) =>
        this.#id === undefined ? { outcome: 'unknown' } : options.lock(this.#id, action),
    });
    this.#claim = new TabClaim(() => this.#leaveToOtherTab(), options.locks);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): EditorState => this.#state;

  /** Whether all values are stored on the server or on the device. */
  get isKept(): boolean {
    return !this.#isOpen || this.#saver.isKept;
  }

  get isSaved(): boolean {
    return this.#state.save.status === 'saved';
  }

  get isReadOnly(): boolean {
    const { isReady, isInOtherTab, lock } = this.#state;
    return !isReady || isInOtherTab || lock.kind === 'other';
  }

  /** Restores the draft from the device and takes the lock. */
  async open(): Promise<void> {
    this.#isOpen = true;
    if (!(await this.#claim.claim(this.#formName))) {
      this.#set({ isReady: true, isInOtherTab: true });
      return;
    }
    await this.#restore(this.#options.record);
    if (this.#id !== undefined && this.#isOpen) await this.#lock.open();
  }

  /** Ends timers and the lock; what is not saved stays on the device. */
  async close(): Promise<void> {
    this.#isOpen = false;
    this.#lock.release();
    this.#claim.release();
    await this.#saver.close();
  }

  /** The form's values as they are now. */
  change(values: Values): void {
    if (!this.isReadOnly) this.#saver.change(withSavedBlanks(values, this.#state.save.record.values));
  }

  flush(): Promise<void> {
    return this.#state.isInOtherTab ? Promise.resolve() : this.#saver.flush();
  }

  /** Sends what is in the form, where it is saved on request. */
  request(): Promise<void> {
    return this.#state.isInOtherTab ? Promise.resolve() : this.#saver.request();
  }

  /** @returns when the values are on the device, if it can store them */
  keep(): Promise<void> {
    return this.#saver.keep();
  }

  /** The document may end: drafts outlive their save for a while. */
  holdDrafts(): void {
    this.#saver.holdDrafts();
  }

  resolve(choices: Parameters<RecordSaver['resolve']>[0]): Promise<void> {
    return this.#saver.resolve(choices);
  }

  /** Merges the record as another call has answered it. */
  merge(record: SavedRecord): Promise<void> {
    return this.#saver.refresh(record);
  }

  resume(): Promise<void> {
    return this.#saver.resume();
  }

  /** Takes over the editing from another user or another tab. */
  async takeOver(): Promise<void> {
    if (this.#state.isInOtherTab) {
      await this.#claim.claim(this.#formName, { steal: true });
      this.#set({ isInOtherTab: false });
      await this.#restore((await this.#readAgain()) ?? this.#state.save.record);
      if (this.#id !== undefined) await this.#lock.open();
    } else if (await this.#lock.takeOver()) await this.#refresh();
  }

  /** Puts the fields back to what they held before the device's draft. */
  discardRestored(): void {
    const { values } = this.#state.save;
    this.#set({ restoredAt: undefined });
    this.change({ ...values, ...this.#beforeRestore });
  }

  acceptRestored(): void {
    this.#set({ restoredAt: undefined });
  }

  /** The visibility of the page changed. */
  setVisible(isVisible: boolean): void {
    if (!this.#isOpen || this.#state.isInOtherTab) return;
    if (!isVisible) {
      void this.flush();
      this.#lock.pause();
    } else if (this.#id !== undefined) void this.#lock.open();
  }

  /** The page is unloaded: responses cannot be awaited. */
  leave(): void {
    void this.flush();
    this.#lock.release();
  }

  get #id(): number | undefined {
    return this.#saver.state.record.id;
  }

  get #formName(): string {
    return this.#nameOf(this.#id);
  }

  readonly #nameOf = (id: number | undefined): string => formName(this.#options.name, id);

  #newSaver(record: SavedRecord, draft?: ConstructorParameters<typeof RecordSaver>[1]): RecordSaver {
    const options = { ...this.#options, record, formName: this.#nameOf };
    const saver: RecordSaver = new RecordSaver(
      { ...options, onChange: (state) => saver === this.#saver && this.#take(state) },
      draft,
    );
    return saver;
  }

  #take(save: SaveState): void {
    const { save: before } = this.#state;
    // Taken from the response of a save; a merge with another user's changes ends the saving first.
    const isSaved = save.record !== before.record && save.status === 'saving';
    this.#set({ save, ...(isSaved ? { savedAt: this.#options.timers.now() } : {}) });
    if (before.record.id === undefined && save.record.id !== undefined) void this.#adoptId();
    if (save.status === 'locked' && before.status !== 'locked') void this.#loseLock();
  }

  /** After its first save a record has its own name and a lock. */
  async #adoptId(): Promise<void> {
    await this.#claim.claim(this.#formName, { steal: true });
    if (this.#isOpen) await this.#lock.open();
  }

  async #loseLock(): Promise<void> {
    await this.#lock.lose();
    if (this.#lock.state.kind === 'free') await this.#refresh();
  }

  #leaveToOtherTab(): void {
    if (!this.#isOpen) return;
    this.#set({ isInOtherTab: true });
    this.#lock.pause();
    void this.#saver.close();
  }

  async #restore(record: SavedRecord): Promise<void> {
    const { drafts, userId } = this.#options;
    const draft = await drafts.find({ userId, form: this.#nameOf(record.id) }).catch(() => undefined);
    this.#saver = this.#newSaver(record, draft);
    const { values } = this.#saver.state;
    const restored = Object.keys(values).filter((field) => !isSame(values[field], record.values[field]));
    this.#beforeRestore = Object.fromEntries(restored.map((field) => [field, record.values[field]]));
    const restoredAt = draft && restored.length > 0 ? draft.keptAt : undefined;
    this.#set({ isReady: true, save: this.#saver.state, restoredAt });
    // While a request is under way, the draft holds what was undone since.
    if (draft && restored.length === 0 && !draft.attempt)
      await drafts.delete({ userId, form: this.#nameOf(record.id) });
  }

  async #readAgain(): Promise<SavedRecord | undefined> {
    return this.#id === undefined ? undefined : this.#options.read(this.#id);
  }

  /** Merges what another user saved meanwhile into the form. */
  async #refresh(): Promise<void> {
    const record = await this.#readAgain();
    if (record) await this.#saver.refresh(record);
    else await this.#saver.resume();
  }

  #set(changes: Partial<EditorState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
