import { useState } from 'react';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';

type Row = ModerationRowFragment;

export interface Selection {
  /** Selected rows, each as in the last answer that contained it. */
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly set: (rows: readonly Row[], isSelected: boolean) => void;
  readonly clear: () => void;
}

/** A record and the proposal to change it have the same id. */
export const keyOf = ({ id, target }: Pick<Row, 'id' | 'target'>): string => `${id} ${target}`;

/**
 * The rows that are selected, which stay so on other pages and with other filters.
 * @param list each list has a selection of its own
 * @param listed the rows on the page
 */
export function useSelection(list: string, listed: readonly Row[]): Selection {
  const [byList, setByList] = useState<Readonly<Record<string, readonly Row[]>>>({});
  const known = byList[list] ?? [];
  const update = (change: (rows: readonly Row[]) => readonly Row[]) =>
    setByList((all) => ({ ...all, [list]: change(all[list] ?? []) }));
  return {
    // Decided on is what the validator sees, not what was there when it was selected.
    rows: known.map((row) => listed.find((each) => keyOf(each) === keyOf(row)) ?? row),
    has: (row) => known.some((each) => keyOf(each) === keyOf(row)),
    set(rows, isSelected) {
      const keys = new Set(rows.map(keyOf));
      update((selected) => [...selected.filter((row) => !keys.has(keyOf(row))), ...(isSelected ? rows : [])]);
    },
    clear: () => update(() => []),
  };
}
