import { useEffect, useSyncExternalStore } from 'react';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { useChosenFiles } from '../../../components/record-form/files/use-chosen-files.ts';
import type { UploadRules } from '../../../lib/forms/form-definition.ts';
import { queueOfPage } from '../../../lib/uploads/page-queue.ts';
import { useMember } from '../../../lib/use-member.ts';
import { messageForm } from './use-message-draft.ts';

/** What the plugin’s FilePurpose::Message takes. */
export const attachmentRules: UploadRules = {
  purpose: 'message',
  types: [...limits.files.documentTypes, ...limits.files.imageTypes],
  bytes: limits.files.messageBytes,
};
const field = 'files';

/** Files that go with the next message: on their way, or ready. They stay on this device until it is sent. */
export function useAttachments(applicationId: number) {
  const { id: userId } = useMember();
  const queue = queueOfPage(userId);
  const all = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  const form = messageForm(applicationId);
  useEffect(() => void queue.restore(form), [queue, form]);
  const uploads = all.filter((upload) => upload.form === form);
  const room = Math.max(0, limits.applicationMessages.files - uploads.length);
  const chosen = useChosenFiles(attachmentRules, { queue, form, path: field, isSeveral: true, room });
  const ready = uploads.filter(({ state, fileId }) => state === 'ready' && fileId !== undefined);
  return {
    queue,
    uploads,
    chosen,
    room,
    /** Ids of those that can be sent. */
    fileIds: ready.flatMap(({ fileId }) => fileId ?? []),
    /** Whether some are still on their way. */
    isBusy:
      chosen.isPreparing || uploads.some(({ state, fileId }) => state !== 'refused' && fileId === undefined),
    /** The message is sent with them. */
    clear(): void {
      for (const { key } of uploads) queue.forget(key);
    },
  };
}
