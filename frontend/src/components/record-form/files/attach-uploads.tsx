import { useEffect, useRef } from 'react';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { useRecordFormParts } from '../record-form-context.ts';
import { fileIds, withFile } from './file-values.ts';
import { useUploads } from './use-uploads.ts';

/** Continues the uploads that another page of the form began, and puts those that are ready into their fields, whatever step is open. */
export function AttachUploads() {
  const { form: record } = useRecordFormParts();
  const { queue, form, uploads } = useUploads();
  const { definition, fields, isReadOnly, state } = record;
  const { values: saved } = state.save.record;

  const nameBefore = useRef(form);
  useEffect(() => {
    if (nameBefore.current !== form) queue.rename(nameBefore.current, form);
    nameBefore.current = form;
    if (!isReadOnly) void queue.restore(form);
  }, [queue, form, isReadOnly]);

  useEffect(() => {
    if (isReadOnly) return;
    for (const { key, field: name, state: of, fileId } of uploads) {
      const field = fieldsOf(definition).find((each) => each.key === name);
      if (of !== 'ready' || fileId === undefined || !field) continue;
      const value: unknown = fields.getValues(name);
      if (!fileIds(value).includes(fileId))
        fields.setValue(name, withFile(field, value, fileId), { shouldDirty: true, shouldValidate: true });
      // Until then another page needs it.
      else if (fileIds(saved[name]).includes(fileId)) queue.forget(key);
    }
  }, [queue, uploads, definition, fields, isReadOnly, saved]);
  return null;
}
