import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import type { DecidedItem } from './decide.ts';

type Row = ModerationRowFragment;

/** What one decision on a row concerns: the record, and its other languages on which the same can be decided. */
export const itemsOfRow = ({ id, version, target, status, groupId, others }: Row): DecidedItem[] =>
  [{ id, version }, ...others].map((each) => ({
    id: each.id,
    version: each.version,
    target,
    status,
    groupId,
  }));

/** Rows of a list, one for each item: a language that an earlier row decides on has none of its own. */
export function oneRowEach(rows: readonly Row[]): Row[] {
  const known = new Set<number>();
  return rows.filter(({ id, target, others }) => {
    if (target === 'record' && known.has(id)) return false;
    for (const other of others) known.add(other.id);
    return true;
  });
}
