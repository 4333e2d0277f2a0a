import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { UploadPlace } from './upload.ts';

/** An upload that another page may continue. */
export interface DeviceUpload extends UploadPlace {
  readonly userId: number;
  readonly key: string;
  readonly name: string;
  readonly purpose: string;
  readonly blob: Blob;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly state: 'queued' | 'paused' | 'scanning' | 'ready';
  /** URL of the upload on the server, once it exists there. */
  readonly url?: string | undefined;
  readonly fileId?: number | undefined;
}

export interface UploadStore {
  /** @returns those of a form, the oldest first */
  list: (userId: number, form: string) => Promise<DeviceUpload[]>;
  put: (upload: DeviceUpload) => Promise<void>;
  delete: (key: string) => Promise<void>;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: DeviceUpload; indexes: { form: [userId: number, form: string] } };
}

/** Uploads with their files in the browser's database. A person reads their own only; sign-out clears them all. */
export class DeviceUploads implements UploadStore {
  readonly #database: Promise<IDBPDatabase<Schema>>;

  constructor(name = 'passerelle-uploads') {
    this.#database = open(name);
    // Every method reports it; a browser without a database sends files all the same.
    this.#database.catch(() => undefined);
  }

  async list(userId: number, form: string): Promise<DeviceUpload[]> {
    const found = await (await this.#database).getAllFromIndex('uploads', 'form', [userId, form]);
    return found.toSorted((one, other) => one.addedAt - other.addedAt);
  }

  async put(upload: DeviceUpload): Promise<void> {
    await (await this.#database).put('uploads', upload);
  }

  async delete(key: string): Promise<void> {
    await (await this.#database).delete('uploads', key);
  }
}

/** `openDB` throws where the browser has no databases; this always answers a promise. */
async function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      const uploads = database.createObjectStore('uploads', { keyPath: 'key' });
      uploads.createIndex('form', ['userId', 'form']);
    },
  });
}
