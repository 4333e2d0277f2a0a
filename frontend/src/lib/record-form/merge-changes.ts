import { mergeRows } from './merge-rows.ts';
import { isSame, isSameSaved, type Values } from './values.ts';

/** A field that two people changed: which value stays is for the person to choose. */
export interface FieldConflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** Merged values; those of fields in conflict are this person's. */
  readonly values: Values;
  readonly conflicts: readonly FieldConflict[];
}

interface Versions {
  /** Values that both started from. */
  readonly base: Values;
  readonly mine: Values;
  /** The record as it now is. */
  readonly theirs: Values;
  /**
   * Values that this person sent without an answer: the same value in `theirs` is their own, and later changes to it
   * are changes.
   */
  readonly sent?: Values | undefined;
}

/** Three-way merge by field, of rows that have ids by row: a change of one side wins; equal changes are no conflict. */
export function mergeChanges({ base, mine, theirs, sent = {} }: Versions): Merge {
  const values: Record<string, unknown> = {};
  const conflicts: FieldConflict[] = [];
  for (const field of Object.keys({ ...base, ...mine, ...theirs })) {
    const hasArrived = field in sent && isSameSaved(theirs[field], sent[field]);
    const { [field]: start } = hasArrived ? theirs : base;
    const isMine = !isSame(mine[field], start);
    const isTheirs = !isSame(theirs[field], start) && !isSameSaved(theirs[field], mine[field]);
    values[field] = isMine && !isSameSaved(mine[field], theirs[field]) ? mine[field] : theirs[field];
    if (!isMine || !isTheirs) continue;
    const rows = mergeRows(start, mine[field], theirs[field]);
    if (rows) values[field] = rows;
    else conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
  }
  return { values, conflicts };
}
