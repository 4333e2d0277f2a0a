import { VirtualTimers } from '../../record-form/testing/virtual-timers.ts';
import type { Inspection } from '../transfer.ts';
import { TusServer } from '../tus-server.ts';
import { UploadQueue } from '../upload-queue.ts';
import { FakeTus } from './fake-tus.ts';
import { MemoryUploads } from './memory-uploads.ts';

export const place = { form: 'initiative:12', field: 'documentIds' };
export const minute = 60_000;
export const megabyte = 1_000_000;
/** 512 kbit/s. */
export const slow = 64_000;
export const [firstUrl, secondUrl] = ['/api/file/upload?id=1', '/api/file/upload?id=2'] as const;

/** The same numbers for the same seed. */
export function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

export function fileOf(bytes: number, seed = 1): Blob {
  const numbers = randomNumbers(seed);
  return new Blob([Uint8Array.from({ length: bytes }, () => Math.floor(numbers.next().value * 256))]);
}

export const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());
export const add = (queue: UploadQueue, blob: Blob, name = 'plan.pdf'): string =>
  queue.add(place, { blob, name, purpose: 'document' });
export const statesOf = (queue: UploadQueue) => queue.uploads().map(({ state }) => state);

/** A browser whose pages send files over one line. */
export class UploadBrowser {
  readonly timers = new VirtualTimers();
  readonly device = new MemoryUploads();
  line = new FakeTus({ timers: this.timers, rate: slow });
  /** Answer of the server about files that have arrived. */
  inspection: Inspection | 'gone' | undefined = { state: 'ready', fileId: 70 };
  isOnline = true;
  #keys = 0;

  open(): UploadQueue {
    const { timers, line, device } = this;
    const server = new TusServer({
      timers,
      httpStack: line,
      readToken: async () => 'token',
      language: () => 'en',
    });
    server.inspect = async () => this.inspection;
    return new UploadQueue({
      userId: 7,
      server,
      store: device,
      timers,
      isOnline: () => this.isOnline,
      newKey: () => `key-${(this.#keys += 1)}`,
    });
  }
}
