import type { FieldConflict } from './merge-changes.ts';
import type { FieldProblem, SavedRecord } from './save-contract.ts';
import type { Values } from './values.ts';

export type SaveStatus =
  | 'saved'
  /** Will be saved by itself, or on request. */
  | 'unsaved'
  | 'saving'
  /** The server is out of reach; tried again by itself. */
  | 'offline'
  /** Waits for `resolve`. */
  | 'conflict'
  /** All unsaved values were refused; see `problems`. */
  | 'invalid'
  /** These three wait for `resume`. */
  | 'sessionOver'
  | 'locked'
  | 'refused';

export interface SaveState {
  readonly status: SaveStatus;
  readonly record: SavedRecord;
  readonly values: Values;
  readonly conflicts: readonly FieldConflict[];
  readonly problems: readonly FieldProblem[];
  /** Reason of 'refused', in the language of the page that sent it. */
  readonly message?: string;
  /** Whether what was refused can’t be tried again. */
  readonly isOver?: boolean;
}
