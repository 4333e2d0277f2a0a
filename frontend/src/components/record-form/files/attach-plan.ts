import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { fieldOf, type Values } from '../../../lib/record-form/values.ts';
import type { Upload } from '../../../lib/uploads/upload.ts';
import type { Row } from '../rows/rows.ts';
import { fileIds, withFile } from './file-values.ts';

interface AttachOptions {
  fields: readonly FieldDefinition[];
  /** Uploads of the form, in the order in which they were chosen. */
  uploads: readonly Upload[];
  /** Values in the form now; `saved` has those of the server. */
  values: Values;
  saved: Values;
}

interface AttachPlan {
  /** New values of fields. */
  values: Values;
  /** Keys of uploads that nobody needs any more: the saved record has their file, or a later one takes its place. */
  done: readonly string[];
}

/** Changes that uploads which are ready make in a form. Until the record is saved, another page needs these uploads. */
export function attachPlan({ fields, uploads, values, saved }: AttachOptions): AttachPlan {
  const changed: Record<string, unknown> = {};
  const done: string[] = [];
  const ready = uploads.filter(({ state, fileId }) => state === 'ready' && fileId !== undefined);
  for (const [at, { key, field: path, fileId = 0 }] of ready.entries()) {
    const place = placeOf(fields, path);
    if (!place) continue;
    const { field, name } = place;
    const current = { ...values, ...changed };
    const value = valueAt(current, place);
    const isReplaced =
      field.kind !== 'files' && ready.some((other, later) => later > at && other.field === path);
    const isAttached = fileIds(value).includes(fileId);
    const isGone = place.row !== undefined && rowOf(current, place) === undefined;
    if (isReplaced || isGone || (isAttached && fileIds(valueAt(saved, place)).includes(fileId)))
      done.push(key);
    else if (!isAttached) changed[name] = withValue(current, place, withFile(field, value, fileId));
  }
  return { values: changed, done };
}

/**
 * Number of uploads without which the record can’t be sent. A form that saves by itself waits until the record has
 * their files; one that saves on request sends the files that are ready with its values.
 */
export const pendingUploads = (uploads: readonly Upload[], isOnRequest: boolean): number =>
  uploads.filter(({ state }) => state !== 'refused' && !(isOnRequest && state === 'ready')).length;

/** Destination of a file: a field, or the cell of a row. */
interface Place {
  /** Definition of the files: the field, or its column. */
  readonly field: FieldDefinition;
  readonly name: string;
  readonly row?: number;
  readonly column?: string;
}

function placeOf(fields: readonly FieldDefinition[], path: string): Place | undefined {
  const [, row, column] = path.split('.');
  const name = fieldOf(path);
  const field = fields.find(({ key }) => key === name);
  if (!field || row === undefined || column === undefined) return field && { field, name };
  const cell = field.columns?.find(({ key }) => key === column);
  return cell && { field: cell, name, row: Number(row), column };
}

const rowsOf = (values: Values, name: string): readonly Row[] => (values[name] ?? []) as readonly Row[];

const rowOf = (values: Values, { name, row = 0 }: Place): Row | undefined => rowsOf(values, name)[row];

const valueAt = (values: Values, place: Place): unknown =>
  place.column === undefined ? values[place.name] : rowOf(values, place)?.[place.column];

/** The value of the whole field with another one at the place. */
const withValue = (values: Values, { name, row = 0, column }: Place, value: unknown): unknown =>
  column === undefined
    ? value
    : rowsOf(values, name).map((cells, at) => (at === row ? { ...cells, [column]: value } : cells));
