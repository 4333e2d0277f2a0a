import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';

/** A row by the keys of its columns. */
export type Row = Readonly<Record<string, unknown>>;

/** A row as the server answers it when nothing is filled in. */
export const emptyRow = ({ columns = [] }: FieldDefinition): Row =>
  Object.fromEntries(columns.map(({ key }) => [key, null]));

/** The rows with the one at `from` at the place `to`. */
export function moved(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
