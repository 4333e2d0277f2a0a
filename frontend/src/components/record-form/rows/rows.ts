import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';

/** A row by the keys of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A row as the server answers it when nothing is filled in. */
export const emptyRow = ({ columns = [] }: FieldDefinition): Row =>
  Object.fromEntries(columns.map(({ key }) => [key, null]));

/** The list with the item at `from` at the place `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
