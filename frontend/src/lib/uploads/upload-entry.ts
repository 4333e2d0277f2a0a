import type { DeviceUpload } from './device-uploads.ts';
import type { Upload, UploadSource } from './upload.ts';

/** An upload of the queue, with what carries it. */
export interface Entry {
  upload: Upload;
  source: UploadSource;
  addedAt: number;
  url?: string | undefined;
  /** Transfer of the attempt under way. */
  transfer?: { stop: () => void } | undefined;
  timer?: unknown;
  /** Number of consecutive failures without a byte between them. */
  failures: number;
  /** Whether it was begun anew because the server had lost it. */
  isSecond: boolean;
}

/** State in which an upload continues in another page. */
export const storedStates = {
  queued: 'queued',
  sending: 'queued',
  waiting: 'queued',
  paused: 'paused',
  scanning: 'scanning',
  ready: 'ready',
  refused: 'queued',
} as const;

/** One that another page of the device began. */
export function entryOf({
  key,
  form,
  field,
  name,
  purpose,
  blob,
  addedAt,
  state,
  url,
  fileId,
}: DeviceUpload): Entry {
  const sent = state === 'scanning' || state === 'ready' ? blob.size : 0;
  const upload: Upload = { key, form, field, name, type: blob.type, size: blob.size, state, sent, fileId };
  return { upload, source: { blob, name, purpose }, addedAt, url, failures: 0, isSecond: false };
}
