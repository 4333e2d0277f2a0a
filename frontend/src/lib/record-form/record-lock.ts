import { type Timers, timing } from './timing.ts';

/** The user who edits a record; `since` in ISO 8601. */
export interface LockHolder {
  readonly holder: string;
  readonly since: string;
}

export type LockAction = 'take' | 'renew' | 'takeOver' | 'release';

export type LockAnswer =
  | { readonly outcome: 'mine' }
  /** 409 locked_by_other; without a holder where the lock has ended or the answer does not name one. */
  | { readonly outcome: 'other'; readonly by?: LockHolder | undefined }
  /** No response. Versions protect the record anyway. */
  | { readonly outcome: 'unknown' };

export type LockCall = (action: LockAction) => Promise<LockAnswer>;

export type LockState =
  /** No other user is known to edit. */
  | { readonly kind: 'free' }
  /** `wasMine`: taken over by another user. */
  | { readonly kind: 'other'; readonly by?: LockHolder | undefined; readonly wasMine: boolean };

interface Options {
  call: LockCall;
  timers: Timers;
  onChange: (state: LockState) => void;
}

/** The edit lock of a record while its form is open and visible: taken, renewed each minute, released. */
export class RecordLock {
  readonly #options: Options;
  #state: LockState = { kind: 'free' };
  #isMine = false;
  #isOpen = false;
  /** Requests without an answer yet. */
  #pending = 0;
  /** Increased by each release: answers to earlier requests are out of date. */
  #period = 0;
  #timer: unknown;

  constructor(options: Options) {
    this.#options = options;
  }

  get state(): LockState {
    return this.#state;
  }

  /** The form is opened, or visible again. */
  async open(): Promise<void> {
    this.#isOpen = true;
    await this.#request('take');
  }

  async takeOver(): Promise<boolean> {
    await this.#request('takeOver');
    return this.#isMine;
  }

  /** A save was refused because another user has the lock. */
  async lose(): Promise<void> {
    // `take` returns the holder and does not change another user's lock.
    await this.#request('take');
  }

  /** The form is no longer visible: the lock ends by itself. */
  pause(): void {
    this.#isOpen = false;
    this.#options.timers.clear(this.#timer);
  }

  /** The form is left. */
  release(): void {
    this.pause();
    if (!this.#isMine && this.#pending === 0) return;
    this.#isMine = false;
    this.#period += 1;
    void this.#options.call('release');
  }

  async #request(action: LockAction): Promise<void> {
    this.#options.timers.clear(this.#timer);
    const period = this.#period;
    this.#pending += 1;
    const answer = await this.#options.call(action);
    this.#pending -= 1;
    if (period !== this.#period) {
      // The release may have been handled before this request.
      if (answer.outcome === 'mine' && !this.#isOpen) void this.#options.call('release');
      return undefined;
    }
    if (answer.outcome === 'mine') {
      this.#isMine = true;
      this.#set({ kind: 'free' });
    } else if (answer.outcome === 'other') {
      // A lock that has expired meanwhile is free: take it again.
      if (action === 'renew' && !answer.by) return this.#request('take');
      const wasMine = this.#isMine || (this.#state.kind === 'other' && this.#state.wasMine);
      this.#isMine = false;
      this.#set({ kind: 'other', by: answer.by, wasMine });
    }
    if (this.#isOpen) this.#schedule();
    return undefined;
  }

  #schedule(): void {
    const { timers } = this.#options;
    timers.clear(this.#timer);
    // Another user's lock may have expired.
    const action = this.#isMine ? 'renew' : 'take';
    this.#timer = timers.set(() => void this.#request(action), timing.renewAfter);
  }

  #set(state: LockState): void {
    this.#state = state;
    this.#options.onChange(state);
  }
}
