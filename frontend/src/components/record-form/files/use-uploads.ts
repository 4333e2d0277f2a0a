import { useSyncExternalStore } from 'react';
import { formName } from '../../../lib/record-form/form-name.ts';
import { queueOfPage } from '../../../lib/uploads/page-queue.ts';
import type { Upload } from '../../../lib/uploads/upload.ts';
import type { UploadQueue } from '../../../lib/uploads/upload-queue.ts';
import { useMember } from '../../../lib/use-member.ts';
import { useRecordFormParts } from '../record-form-context.ts';

interface Uploads {
  queue: UploadQueue;
  /** Name of the form on this device. */
  form: string;
  uploads: readonly Upload[];
}

/** The uploads of the form. */
export function useUploads(): Uploads {
  const { definition, state } = useRecordFormParts().form;
  const { id: userId } = useMember();
  const queue = queueOfPage(userId);
  const all = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  const form = formName(definition.key, state.save.record.id);
  return { queue, form, uploads: all.filter((upload) => upload.form === form) };
}
