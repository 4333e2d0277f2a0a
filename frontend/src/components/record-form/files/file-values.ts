import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import type { RecordFile } from '../../../lib/record-form/save-contract.ts';
import type { Upload } from '../../../lib/uploads/upload.ts';

type Kind = Pick<FieldDefinition, 'kind'>;

const isList = ({ kind }: Kind): boolean => kind === 'files';

/** The ids of a field's files, of one that takes a single file too. */
export function fileIds(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.map(Number);
  return typeof value === 'number' && value > 0 ? [value] : [];
}

/** A field's value with these files. */
export const fileValue = (field: Kind, ids: readonly number[]): unknown =>
  isList(field) ? ids : (ids[0] ?? null);

/** A field's value with one file more; a single file is replaced. */
export function withFile(field: Kind, value: unknown, id: number): unknown {
  const ids = fileIds(value);
  if (ids.includes(id)) return value;
  return fileValue(field, isList(field) ? [...ids, id] : [id]);
}

/** How many files a field still takes. */
export const roomIn = ({ kind, max }: Pick<FieldDefinition, 'kind' | 'max'>, taken: number): number =>
  isList({ kind }) ? Math.max((max ?? Infinity) - taken, 0) : 1;

/** Known data of a field's file: from the record, or from its upload until the record is saved. */
export function fileOf(
  id: number,
  files: readonly RecordFile[],
  uploads: readonly Upload[],
): RecordFile | undefined {
  const upload = uploads.find(({ fileId }) => fileId === id);
  const sent = upload && { id, mime: upload.type, name: upload.name, size: upload.size };
  return files.find((file) => file.id === id) ?? sent;
}
