import { browserTimers } from '../record-form/timing.ts';
import { DeviceUploads } from './device-uploads.ts';
import type { TransferEvents, UploadServer } from './transfer.ts';
import type { TusServer } from './tus-server.ts';
import type { UploadSource } from './upload.ts';
import { UploadQueue } from './upload-queue.ts';

let current: { userId: number; queue: UploadQueue } | undefined;

/** The uploads of this page, whatever form began them: they go on while their user visits other screens. */
export function queueOfPage(userId: number): UploadQueue {
  if (current?.userId !== userId) {
    const queue = new UploadQueue({
      userId,
      server: new ImportedServer(),
      store: new DeviceUploads(),
      timers: browserTimers,
      isOnline: () => navigator.onLine,
      newKey: () => crypto.randomUUID(),
    });
    addEventListener('online', () => queue.wake());
    current = { userId, queue };
  }
  return current.queue;
}

/** The client of the protocol is imported with the first file that is sent. */
class ImportedServer implements UploadServer {
  #imported: Promise<TusServer> | undefined;

  send(source: UploadSource, url: string | undefined, events: TransferEvents): { stop: () => void } {
    let isStopped = false;
    let transfer: { stop: () => void } | undefined;
    const begin = async (): Promise<void> => {
      try {
        const server = await this.#server();
        if (!isStopped) transfer = server.send(source, url, events);
      } catch {
        if (!isStopped) events.onFailed({});
      }
    };
    void begin();
    return {
      stop() {
        isStopped = true;
        transfer?.stop();
      },
    };
  }

  async inspect(url: string): ReturnType<UploadServer['inspect']> {
    return (await this.#server()).inspect(url);
  }

  async delete(url: string): Promise<void> {
    await (await this.#server()).delete(url);
  }

  #server(): Promise<TusServer> {
    this.#imported ??= this.#import();
    return this.#imported;
  }

  async #import(): Promise<TusServer> {
    try {
      const { TusServer: Imported } = await import('./tus-server.ts');
      return new Imported({ timers: browserTimers });
    } catch (error) {
      this.#imported = undefined;
      throw error;
    }
  }
}
