import { useEffect, useRef } from 'react';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { useRecordFormParts } from '../record-form-context.ts';
import { attachPlan, pendingUploads } from './attach-plan.ts';
import { useUploads } from './use-uploads.ts';

interface AttachUploadsProps {
  /** @param count of uploads without which the record can’t be sent */
  onPending: (count: number) => void;
}

/** Continues the uploads that another page of the form began, and puts those that are ready into their fields, whatever step is open. */
export function AttachUploads({ onPending }: AttachUploadsProps) {
  const { form: record } = useRecordFormParts();
  const { queue, form, uploads } = useUploads();
  const { definition, fields, isOnRequest, isReadOnly, state } = record;
  const { isInOtherTab } = state;
  const { status, record: saved } = state.save;

  const nameBefore = useRef(form);
  useEffect(() => {
    if (nameBefore.current !== form) queue.rename(nameBefore.current, form);
    nameBefore.current = form;
    if (!isReadOnly) void queue.restore(form);
    if (isInOtherTab) queue.release(form);
  }, [queue, form, isReadOnly, isInOtherTab]);

  // The server answers, and knows who asks.
  useEffect(() => {
    if (status === 'saved') queue.wake();
  }, [queue, status]);

  const pending = pendingUploads(uploads, isOnRequest);
  useEffect(() => onPending(pending), [onPending, pending]);

  useEffect(() => {
    if (isReadOnly) return;
    const { values, done } = attachPlan({
      fields: fieldsOf(definition),
      uploads,
      values: fields.getValues(),
      saved: saved.values,
    });
    for (const [name, value] of Object.entries(values))
      fields.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    for (const key of done) queue.forget(key);
  }, [queue, uploads, definition, fields, isReadOnly, saved]);
  return null;
}
