import type { DeviceUpload, UploadStore } from '../device-uploads.ts';

/** The uploads of a device, in memory. */
export class MemoryUploads implements UploadStore {
  readonly rows = new Map<string, DeviceUpload>();

  readonly list = async (userId: number, form: string): Promise<DeviceUpload[]> =>
    [...this.rows.values()].filter((row) => row.userId === userId && row.form === form);
  readonly put = async (upload: DeviceUpload): Promise<void> => void this.rows.set(upload.key, upload);
  readonly delete = async (key: string): Promise<void> => void this.rows.delete(key);
}
