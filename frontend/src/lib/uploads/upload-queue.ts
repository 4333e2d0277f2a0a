import type { Timers } from '../record-form/timing.ts';
import type { DeviceUpload, UploadStore } from './device-uploads.ts';
import { decisionAfter } from './failure-decision.ts';
import { RateMeter } from './rate-meter.ts';
import type { TransferEvents, TransferFailure, UploadServer } from './transfer.ts';
import type { Upload, UploadPlace, UploadSource } from './upload.ts';
import { type Entry, entryOf, storedStates } from './upload-entry.ts';
import { delayAfter, uploadTiming } from './upload-timing.ts';

interface Options {
  userId: number;
  server: UploadServer;
  store: UploadStore;
  timers: Timers;
  isOnline: () => boolean;
  newKey: () => string;
}

type Change = Partial<
  Pick<Upload, 'state' | 'sent' | 'rate' | 'code' | 'message' | 'fileId' | 'form' | 'field'>
>;

/**
 * Files on their way to the server: one at a time, the others wait. What interrupts it is waited for; another page of the same
 * form continues, since files and addresses are on the device.
 */
export class UploadQueue {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  readonly #rate: RateMeter;
  #entries: readonly Entry[] = [];
  #uploads: readonly Upload[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#rate = new RateMeter(options.timers);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** @returns the same array until something changes */
  readonly uploads = (): readonly Upload[] => this.#uploads;

  /** Continues what another page of the form left on this device. */
  async restore(form: string): Promise<void> {
    const { store, userId } = this.#options;
    const stored = await store.list(userId, form).catch((): DeviceUpload[] => []);
    const unknown = stored.filter(({ key }) => this.#find(key) === undefined);
    this.#entries = [...this.#entries, ...unknown.map(entryOf)];
    this.#publish();
    for (const { key } of unknown) {
      const entry = this.#find(key);
      if (entry?.upload.state === 'scanning') void this.#inspect(entry, 0);
    }
    this.#advance();
  }

  /** @returns the key of the upload */
  add({ form, field }: UploadPlace, source: UploadSource): string {
    const { newKey, timers } = this.#options;
    const key = newKey();
    const { blob, name } = source;
    const upload: Upload = {
      key,
      form,
      field,
      name,
      type: blob.type,
      size: blob.size,
      state: 'queued',
      sent: 0,
    };
    const entry: Entry = { upload, source, addedAt: timers.now(), failures: 0, isSecond: false };
    this.#entries = [...this.#entries, entry];
    this.#store(entry);
    this.#publish();
    this.#advance();
    return key;
  }

  pause(key: string): void {
    const entry = this.#find(key);
    if (!entry || !['queued', 'sending', 'waiting'].includes(entry.upload.state)) return;
    this.#stop(entry);
    this.#change(entry, { state: 'paused', code: undefined });
    this.#advance();
  }

  /** Continues a paused upload, or a waiting one without the rest of its wait. */
  resume(key: string): void {
    const entry = this.#find(key);
    if (!entry || !['paused', 'waiting'].includes(entry.upload.state)) return;
    this.#stop(entry);
    this.#change(entry, { state: 'queued', code: undefined });
    this.#advance();
  }

  /** Deletes it here and on the server. */
  cancel(key: string): void {
    const entry = this.#find(key);
    if (!entry) return;
    this.forget(key);
    if (entry.url !== undefined) void this.#options.server.delete(entry.url);
  }

  /** Takes a decided one off the list: its file is in the form, or its refusal has been read. */
  forget(key: string): void {
    const entry = this.#find(key);
    if (!entry) return;
    this.#stop(entry);
    this.#entries = this.#entries.filter((each) => each !== entry);
    void this.#options.store.delete(key).catch(() => undefined);
    this.#publish();
    this.#advance();
  }

  /** Another tab edits the form from now on, and continues from what is on the device. */
  release(form: string): void {
    const released = this.#entries.filter(({ upload }) => upload.form === form);
    for (const entry of released) this.#stop(entry);
    this.#entries = this.#entries.filter((entry) => !released.includes(entry));
    this.#publish();
    this.#advance();
  }

  /** A new record has been saved: from now on its form has another name. */
  rename(from: string, to: string): void {
    for (const entry of this.#entries) if (entry.upload.form === from) this.#change(entry, { form: to });
  }

  /** Fields have other paths from now on, since rows have changed places. @param pathOf undefined: the field is gone, and with it the upload */
  move(form: string, pathOf: (field: string) => string | undefined): void {
    for (const entry of this.#entries.filter(({ upload }) => upload.form === form)) {
      const { key, field: before } = entry.upload;
      const field = pathOf(before);
      if (field === undefined) this.cancel(key);
      else if (field !== before) this.#change(entry, { field });
    }
  }

  /** The network is back, or the person has signed in again. */
  wake(): void {
    for (const entry of this.#entries) {
      if (entry.upload.state !== 'waiting') continue;
      this.#options.timers.clear(entry.timer);
      // Bytes that arrived before the cut may still be appended.
      entry.timer = this.#options.timers.set(
        () => this.resume(entry.upload.key),
        delayAfter(uploadTiming.retries, 0),
      );
    }
  }

  #find(key: string): Entry | undefined {
    return this.#entries.find(({ upload }) => upload.key === key);
  }

  #advance(): void {
    if (this.#entries.some(({ upload }) => upload.state === 'sending' || upload.state === 'waiting')) return;
    const next = this.#entries.find(({ upload }) => upload.state === 'queued');
    if (next) this.#send(next);
  }

  #send(entry: Entry): void {
    this.#change(entry, { state: 'sending', rate: undefined });
    this.#rate.begin(entry.upload.sent);
    const own: TransferEvents = {
      onUrl: (url) => {
        entry.url = url;
        this.#store(entry);
      },
      onProgress: (sent) => {
        if (sent > entry.upload.sent) entry.failures = 0;
        this.#change(entry, { sent, rate: this.#rate.at(sent) });
      },
      onDone: () => {
        entry.transfer = undefined;
        this.#change(entry, { state: 'scanning', sent: entry.upload.size, rate: undefined });
        void this.#inspect(entry, 0);
        this.#advance();
      },
      onFailed: (failure) => {
        entry.transfer = undefined;
        this.#fail(entry, failure);
      },
    };
    entry.transfer = this.#options.server.send(entry.source, entry.url, own);
  }

  #fail(entry: Entry, failure: TransferFailure): void {
    const decision = decisionAfter(failure, entry);
    if (decision.kind === 'beginAnew') {
      entry.url = undefined;
      entry.isSecond = true;
      this.#change(entry, { state: 'queued', sent: 0, rate: undefined });
      this.#advance();
      return;
    }
    if (decision.kind === 'refuse') {
      this.#refuse(entry, decision.code, decision.message);
      return;
    }
    this.#change(entry, { state: 'waiting', rate: undefined, code: decision.code });
    if (decision.after === undefined || !this.#options.isOnline()) return;
    entry.failures += 1;
    entry.timer = this.#options.timers.set(() => this.resume(entry.upload.key), decision.after);
  }

  #refuse(entry: Entry, code: string, message?: string): void {
    this.#change(entry, { state: 'refused', code, message, rate: undefined });
    void this.#options.store.delete(entry.upload.key).catch(() => undefined);
    this.#advance();
  }

  async #inspect(entry: Entry, attempts: number): Promise<void> {
    const { server, timers } = this.#options;
    const found = entry.url === undefined ? 'gone' : await server.inspect(entry.url);
    if (this.#find(entry.upload.key) !== entry) return;
    if (found === 'gone') this.#fail(entry, { status: 404 });
    else if (found?.state === 'refused') this.#refuse(entry, found.error ?? 'upload_failed');
    // Applications take files whose virus scan has not ended: their id comes before.
    else if (found?.state === 'ready' || found?.fileId !== undefined)
      this.#change(entry, { state: 'ready', fileId: found.fileId });
    else if (found?.state === 'receiving') {
      this.#change(entry, { state: 'queued' });
      this.#advance();
    } else {
      const after = delayAfter(uploadTiming.inspection, attempts);
      entry.timer = timers.set(() => void this.#inspect(entry, attempts + 1), after);
    }
  }

  #stop(entry: Entry): void {
    this.#options.timers.clear(entry.timer);
    entry.transfer?.stop();
    entry.transfer = undefined;
  }

  #change(entry: Entry, change: Change): void {
    const before = entry.upload;
    entry.upload = { ...before, ...change };
    const { state, form, field } = entry.upload;
    const isStored = state !== before.state || form !== before.form || field !== before.field;
    if (isStored && state !== 'refused') this.#store(entry);
    this.#publish();
  }

  /** A device without room sends the file all the same. */
  #store({ upload, source, addedAt, url }: Entry): void {
    const { key, form, field, name, fileId } = upload;
    const state = storedStates[upload.state];
    const { userId, store } = this.#options;
    const { purpose, blob } = source;
    void store
      .put({ userId, key, form, field, name, purpose, blob, addedAt, state, url, fileId })
      .catch(() => undefined);
  }

  #publish(): void {
    this.#uploads = this.#entries.map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }
}
