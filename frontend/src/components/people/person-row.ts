import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import { emptyRow, type Row } from '../record-form/rows/rows.ts';
import type { DirectoryItem } from './directory-item.ts';

const profile = 'profileId';
const structure = 'structureId';

/** A row that names somebody of the directory; what is written by hand goes without. */
export const rowOf = (field: FieldDefinition, { id, isStructure }: DirectoryItem): Row => ({
  ...emptyRow(field),
  [isStructure ? structure : profile]: id,
});

/** The id of the profile or structure that a row names, and its column; undefined for people by name. */
export function namedIn(row: Row): { id: number; column: string } | undefined {
  const column = [profile, structure].find((key) => typeof row[key] === 'number');
  return column === undefined ? undefined : { id: row[column] as number, column };
}

/** The field with the columns that people fill in: of somebody of the directory, all but the names. */
export function writtenColumns(field: FieldDefinition, row: Row): FieldDefinition {
  const columns = (field.columns ?? []).filter(({ kind, key }) =>
    namedIn(row) ? key === 'role' : kind !== 'relation',
  );
  return { ...field, columns };
}
