import type { DeviceDraft, DraftKey, DraftStore } from '../device-drafts.ts';
import { settled } from './virtual-timers.ts';

/** Drafts of a browser's database, which outlive the tab. */
export class MemoryDrafts {
  readonly #drafts = new Map<string, DeviceDraft>();

  get size(): number {
    return this.#drafts.size;
  }

  find({ userId, form }: DraftKey): DeviceDraft | undefined {
    return this.#drafts.get(`${userId} ${form}`);
  }

  /** The database as one tab reaches it: each access takes a moment, and a tab that died reaches nothing. */
  of(tab: { isAlive: boolean }): DraftStore {
    const later = async (write: () => void): Promise<void> => {
      await settled();
      if (tab.isAlive) write();
    };
    return {
      find: async (key) => this.find(key),
      put: (draft) => later(() => this.#drafts.set(`${draft.userId} ${draft.form}`, structuredClone(draft))),
      delete: ({ userId, form }) => later(() => this.#drafts.delete(`${userId} ${form}`)),
      clear: () => later(() => this.#drafts.clear()),
    };
  }
}
