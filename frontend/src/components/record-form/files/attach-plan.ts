import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import type { Values } from '../../../lib/record-form/values.ts';
import type { Upload } from '../../../lib/uploads/upload.ts';
import { fileIds, withFile } from './file-values.ts';

interface AttachOptions {
  fields: readonly FieldDefinition[];
  /** Of the form, in the order in which they were chosen. */
  uploads: readonly Upload[];
  /** In the form now, and as the server has them. */
  values: Values;
  saved: Values;
}

interface AttachPlan {
  /** New values of fields. */
  values: Values;
  /** Keys of uploads that nobody needs any more: the saved record has their file, or a later one takes its place. */
  done: readonly string[];
}

/** What the uploads that are ready change in a form. Until the record is saved, another page needs them. */
export function attachPlan({ fields, uploads, values, saved }: AttachOptions): AttachPlan {
  const changed: Record<string, unknown> = {};
  const done: string[] = [];
  const ready = uploads.filter(({ state, fileId }) => state === 'ready' && fileId !== undefined);
  for (const [place, { key, field: name, fileId = 0 }] of ready.entries()) {
    const field = fields.find((each) => each.key === name);
    if (!field) continue;
    const value = name in changed ? changed[name] : values[name];
    const isReplaced =
      field.kind !== 'files' && ready.some((other, at) => at > place && other.field === name);
    const isAttached = fileIds(value).includes(fileId);
    if (isReplaced || (isAttached && fileIds(saved[name]).includes(fileId))) done.push(key);
    else if (!isAttached) changed[name] = withFile(field, value, fileId);
  }
  return { values: changed, done };
}
