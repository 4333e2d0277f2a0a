const second = 1_000;

/** Milliseconds. */
export const timing = {
  /** Delay from the last key to the save. */
  saveAfter: 2 * second,
  /** Pause in typing after which what depends on all values is rendered anew. */
  settleAfter: 0.3 * second,
  /** Delay from a change to its copy on the device: a tab that ends may lose the changes of this time. */
  keepAfter: 0.3 * second,
  /** How long drafts outlive their save after the document was asked to end. */
  holdDrafts: 10 * second,
  /** Interval of renewals of the edit lock, which ends after two minutes without one. */
  renewAfter: 60 * second,
  /** Delay between attempts while the server is unreachable: doubled each time, up to the last. */
  firstRetryAfter: 3 * second,
  lastRetryAfter: 60 * second,
} as const;

/** Timers of the browser or of a test. Times are in milliseconds. */
export interface Timers {
  set: (run: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
  /** Milliseconds since 1970. */
  now: () => number;
}

export const browserTimers: Timers = {
  set: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clear: (timer) => window.clearTimeout(timer as number | undefined),
  now: () => Date.now(),
};
