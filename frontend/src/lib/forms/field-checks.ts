import { dateChecks } from './date-checks.ts';
import type { FieldDefinition, FieldKind } from './form-definition.ts';
import { type Check, type CheckContext, none, type Problem, refused, unexpected } from './problems.ts';
import { referenceChecks } from './reference-checks.ts';
import { cleanedText, textChecks } from './text-checks.ts';

/** The check of each kind of field. */
export const checks: Readonly<Record<FieldKind, Check>> = {
  ...textChecks,
  ...dateChecks,
  ...referenceChecks,
  map: mapProblems,
  rows: (field, value, path, context) => rowProblems(field, value, path, context, requiredColumns),
  people: (field, value, path, context) => rowProblems(field, value, path, context, requiredName),
};

/** Problems of a value that may be left out. */
export const problemsOf: Check = (field, value, path, context) =>
  value === null || value === undefined ? none : checks[field.kind](field, value, path, context);

/** Whether WordPress would keep nothing of it. */
export function isEmpty(field: FieldDefinition, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value))
    return field.columns ? value.every((row) => isEmptyRow(field, row)) : !value.length;
  if (field.kind === 'map') return isEmptyRow(field, value);
  if (typeof value === 'string') return cleanedText(field.kind, value) === '';
  return value === 0 && field.kind !== 'number';
}

type Row = Readonly<Record<string, unknown>>;
const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row);

/** Rows in which nothing is filled are dropped. */
const isEmptyRow = (field: FieldDefinition, row: unknown): boolean =>
  isRow(row) && Object.keys(row).every((key) => isEmpty(columnOf(field, key) ?? field, row[key]));

const columnOf = ({ columns = [] }: FieldDefinition, key: string): FieldDefinition | undefined =>
  columns.find((column) => column.key === key);

/** One value for each column. */
function mapProblems(field: FieldDefinition, value: unknown, path: string, context: CheckContext): Problem[] {
  return isRow(value) ? cellProblems(field, value, path, context) : unexpected(path);
}

function cellProblems(field: FieldDefinition, row: Row, path: string, context: CheckContext): Problem[] {
  return Object.entries(row).flatMap(([key, cell]) => {
    const column = columnOf(field, key);
    return column ? problemsOf(column, cell, `${path}.${key}`, context) : unexpected(`${path}.${key}`);
  });
}

function rowProblems(
  field: FieldDefinition,
  value: unknown,
  path: string,
  context: CheckContext,
  missing: (field: FieldDefinition, row: Row) => string[],
): Problem[] {
  if (!Array.isArray(value)) return unexpected(path);
  if (field.max !== undefined && value.length > field.max) return refused(path, 'too_many_rows');
  const notARow = value.findIndex((row) => !isRow(row));
  if (notARow >= 0) return unexpected(`${path}.${notARow}`);
  return (value as Row[]).flatMap((row, number) => {
    const at = (key: string): string => `${path}.${number}.${key}`;
    const problems = cellProblems(field, row, `${path}.${number}`, context);
    if (problems.length === 0 && isEmptyRow(field, row)) return none;
    const absent = missing(field, row).filter((key) => !problems.some((problem) => problem.path === at(key)));
    return [...problems, ...absent.map((key) => ({ path: at(key), code: 'required' }))];
  });
}

const requiredColumns = ({ columns = [] }: FieldDefinition, row: Row): string[] =>
  columns
    .filter((column) => column.required === 'save' && isEmpty(column, row[column.key]))
    .map(({ key }) => key);

/** Somebody of the directory, a structure or a person by name. */
const requiredName = (field: FieldDefinition, row: Row): string[] =>
  (field.columns ?? []).some(
    (column) =>
      (column.kind === 'relation' || ['lastName', 'structureName'].includes(column.key)) &&
      !isEmpty(column, row[column.key]),
  )
    ? []
    : ['lastName'];
