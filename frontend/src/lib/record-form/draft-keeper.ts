import type { DeviceDraft, DraftKey, DraftStore } from './device-drafts.ts';
import { type Timers, timing } from './timing.ts';

/** Writes the newest draft to the device, at most one write at a time. Storage errors are ignored. */
export class DraftKeeper {
  readonly #drafts: DraftStore;
  readonly #timers: Timers;
  #waiting: DeviceDraft | undefined;
  #timer: unknown;
  #last: Promise<void> = Promise.resolve();
  #writes = 0;
  #hasFailed = false;
  /** Deletions put off by `hold`, by form. */
  #held: Map<string, DraftKey> | undefined;
  #holdTimer: unknown;

  constructor(drafts: DraftStore, timers: Timers) {
    this.#drafts = drafts;
    this.#timers = timers;
  }

  /** Whether the newest draft is on the device. */
  get isKept(): boolean {
    return this.#waiting === undefined && this.#writes === 0 && !this.#hasFailed;
  }

  keep(draft: DeviceDraft): void {
    this.#held?.delete(draft.form);
    const isScheduled = this.#waiting !== undefined;
    this.#waiting = draft;
    if (!isScheduled) this.#timer = this.#timers.set(() => void this.flush(), timing.keepAfter);
  }

  /** @returns when the newest draft is on the device */
  async flush(): Promise<void> {
    this.#timers.clear(this.#timer);
    const draft = this.#waiting;
    this.#waiting = undefined;
    if (draft) this.#queue(() => this.#drafts.put(draft));
    await this.#last;
  }

  /**
   * The document may end: deletions wait. The next document may have loaded the record before the save under way, and
   * finds the values in the draft.
   */
  hold(): void {
    this.#timers.clear(this.#holdTimer);
    this.#held ??= new Map();
    this.#holdTimer = this.#timers.set(() => void this.#release(), timing.holdDrafts);
  }

  async forget(key: DraftKey): Promise<void> {
    if (this.#held) {
      this.#held.set(key.form, key);
      return;
    }
    if (this.#waiting?.form === key.form) {
      this.#timers.clear(this.#timer);
      this.#waiting = undefined;
    }
    this.#queue(() => this.#drafts.delete(key));
    await this.#last;
  }

  /** The form is left and the document stays: nothing waits any longer, or it would delete drafts of a later form. */
  async close(): Promise<void> {
    await this.#release();
    await this.flush();
  }

  async #release(): Promise<void> {
    this.#timers.clear(this.#holdTimer);
    const held = [...(this.#held?.values() ?? [])];
    this.#held = undefined;
    await Promise.all(held.map((key) => this.forget(key)));
  }

  #queue(write: () => Promise<void>): void {
    this.#writes += 1;
    this.#last = this.#writeAfter(this.#last, write);
  }

  async #writeAfter(last: Promise<void>, write: () => Promise<void>): Promise<void> {
    await last;
    try {
      await write();
      this.#hasFailed = false;
    } catch {
      this.#hasFailed = true;
    }
    this.#writes -= 1;
  }
}
