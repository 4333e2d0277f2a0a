import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import type { Values } from './values.ts';

/** A record as the server has it. */
export interface SavedRecord {
  /** Absent until it is saved for the first time. */
  readonly id?: number | undefined;
  /** Version of the edited post, sent back with each save. */
  readonly version?: number | undefined;
  readonly values: Values;
  /** Files that the values name. */
  readonly files?: readonly RecordFile[] | undefined;
}

/** A stored file of a record. */
export interface RecordFile {
  readonly id: number;
  /** MIME type. */
  readonly mime: string;
  /** `refused`: by a virus scan that ended after it was saved. */
  readonly state?: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A save of some fields. Sent again, it has the same key, so that it has one effect. */
export interface SaveRequest {
  readonly idempotencyKey: string;
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly changes: Values;
  /** Translations stay up to date with them. */
  readonly isMinor?: true;
}

/** `path` begins with the name of a field: `actions.0.endDate`. */
export interface FieldProblem {
  readonly path: string;
  readonly code: FieldErrorCode;
  readonly message: string;
}

export type SaveAnswer =
  | { readonly outcome: 'saved'; readonly record: SavedRecord }
  /** 409 stale_version: another user has saved since. */
  | { readonly outcome: 'conflict'; readonly record: SavedRecord }
  /** 422: nothing of the request was saved. */
  | { readonly outcome: 'invalid'; readonly problems: readonly FieldProblem[] }
  /** No answer, 429 or 503: what became of the request is unknown. `retryAfter` in seconds. */
  | { readonly outcome: 'unreachable'; readonly retryAfter?: number }
  /** 401: a new sign-in is needed. */
  | { readonly outcome: 'sessionOver' }
  /** 409 locked_by_other. */
  | { readonly outcome: 'locked' }
  /** Another refusal. `isOver`: the time for saving has passed, so that it can’t be tried again. */
  | { readonly outcome: 'refused'; readonly message: string; readonly isOver?: true };

export type Save = (request: SaveRequest) => Promise<SaveAnswer>;
