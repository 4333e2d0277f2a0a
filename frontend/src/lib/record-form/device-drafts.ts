import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SaveRequest } from './save-contract.ts';
import type { Values } from './values.ts';

/** Unsaved values of a form on this device. */
export interface DeviceDraft {
  readonly userId: number;
  /** Name of the form: `initiative:12`, `initiative:new`. */
  readonly form: string;
  /** The saved values that the typing began from. */
  readonly base: Values;
  readonly values: Values;
  /** A request without an answer. */
  readonly attempt?: SaveRequest | undefined;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}
export type DraftKey = Pick<DeviceDraft, 'userId' | 'form'>;

export interface DraftStore {
  find: (key: DraftKey) => Promise<DeviceDraft | undefined>;
  put: (draft: DeviceDraft) => Promise<void>;
  delete: (key: DraftKey) => Promise<void>;
  /** Deletes all drafts at sign-out. */
  clear: () => Promise<void>;
}

interface Schema extends DBSchema {
  drafts: { key: [userId: number, form: string]; value: DeviceDraft };
}

/** Drafts in the browser's database. A person reads their own only; sign-out clears them all. */
export class DeviceDrafts implements DraftStore {
  readonly #database: Promise<IDBPDatabase<Schema>>;

  constructor(name = 'passerelle') {
    this.#database = openDB<Schema>(name, 1, {
      upgrade: (database) => void database.createObjectStore('drafts', { keyPath: ['userId', 'form'] }),
    });
  }

  async find({ userId, form }: DraftKey): Promise<DeviceDraft | undefined> {
    return (await this.#database).get('drafts', [userId, form]);
  }

  async put(draft: DeviceDraft): Promise<void> {
    await (await this.#database).put('drafts', draft);
  }

  async delete({ userId, form }: DraftKey): Promise<void> {
    await (await this.#database).delete('drafts', [userId, form]);
  }

  async clear(): Promise<void> {
    await (await this.#database).clear('drafts');
  }

  async close(): Promise<void> {
    (await this.#database).close();
  }
}

/** The server has no input. */
const noDrafts: DraftStore = {
  find: async () => undefined,
  put: async () => undefined,
  delete: async () => undefined,
  clear: async () => undefined,
};

let deviceDrafts: DraftStore | undefined;

/** One connection for all forms of the page. */
export function draftsOfThisDevice(): DraftStore {
  if (typeof indexedDB === 'undefined') return noDrafts;
  deviceDrafts ??= new DeviceDrafts();
  return deviceDrafts;
}
