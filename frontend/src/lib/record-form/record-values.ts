import type { FormDefinition } from '../forms/form-definition.ts';
import type { RecordFile, SavedRecord } from './save-contract.ts';
import type { Values } from './values.ts';

/** A record as queries and calls answer it. */
export interface AnsweredRecord {
  readonly id: number;
  readonly version: number;
  readonly files?: readonly RecordFile[];
}

/** Value without what a query's cache adds to rows; an empty text becomes null. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value === '') return null;
  if (typeof value !== 'object' || value === null) return value;
  const { __typename: _, ...members } = value as Record<string, unknown>;
  return members;
}

export const fieldsOf = ({ steps }: Pick<FormDefinition, 'steps'>) => steps.flatMap(({ fields }) => fields);

/** The fields of a form from a record, by their names in the API. */
export function savedRecordOf(form: FormDefinition, record: AnsweredRecord): SavedRecord {
  const answered = record as unknown as Values;
  const values = fieldsOf(form).map(({ key }) => [key, plain(answered[key] ?? null)] as const);
  const { id, version, files } = record;
  return { id, version, values: Object.fromEntries(values), ...(files && { files }) };
}

/** A record that does not exist yet. */
export const newRecord = (form: FormDefinition): SavedRecord => ({
  values: Object.fromEntries(fieldsOf(form).map(({ key, kind }) => [key, listKinds.has(kind) ? [] : null])),
});

const listKinds: ReadonlySet<string> = new Set([
  'choices',
  'countries',
  'sectors',
  'files',
  'users',
  'rows',
  'people',
]);
