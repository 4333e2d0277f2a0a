import type { CallRow } from '../../../shared/config/calls/call.ts';

/** A writing call that succeeded. */
export interface Write {
  readonly call: CallRow;
  readonly body: object;
  /** `data` of its answer. */
  readonly data: unknown;
  /** Name of what was changed, where the answer does not have it. */
  readonly about?: string | undefined;
  /** false: the screen itself says what was done. */
  readonly isConfirmed: boolean;
  /** true: sent by the page itself, without an action of the person. */
  readonly isAutomatic: boolean;
}

const listeners = new Set<(write: Write) => void>();

/** Calls `listener` after each writing call that succeeded. @returns stops that */
export function whenWritten(listener: (write: Write) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function announceWrite(write: Write): void {
  for (const listener of listeners) listener(write);
}
