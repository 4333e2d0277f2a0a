import { type DetailedError, type HttpRequest, type HttpStack, Upload as TusUpload } from 'tus-js-client';
import { getUpload } from '../../../shared/config/calls/content-calls.ts';
import { getAuth } from '../../../shared/config/calls/auth-calls.ts';
import { read } from '../api/read.ts';
import type { Timers } from '../record-form/timing.ts';
import { PieceSize } from './piece-size.ts';
import type { Inspection, TransferEvents, TransferFailure, UploadServer } from './transfer.ts';
import type { UploadSource } from './upload.ts';
import { uploadTiming } from './upload-timing.ts';

interface Options {
  timers: Timers;
  /** HTTP stack of the protocol's client: requests of the browser by default. */
  httpStack?: HttpStack;
  /** @returns the CSRF token of the session */
  readToken?: () => Promise<string>;
  language?: () => string;
}

type Prepare = (request: HttpRequest) => Promise<void>;

const second = 1_000;
const forbidden = 403;
const notFound = 404;
const gone = 410;

/** Uploads by tus 1.0, in pieces whose size follows the line. */
export class TusServer implements UploadServer {
  readonly #options: Options;
  #token: Promise<string> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  send(source: UploadSource, url: string | undefined, events: TransferEvents): { stop: () => void } {
    return new Transfer({ ...this.#options, prepare: this.#prepare }, source, url, {
      ...events,
      onFailed: (failure) => {
        // The session may have changed, and its token with it.
        if (failure.status === forbidden || failure.status === undefined) this.#token = undefined;
        events.onFailed(failure);
      },
    });
  }

  async inspect(url: string): Promise<Inspection | 'gone' | undefined> {
    try {
      const response = await fetch(url, { headers: { accept: 'application/json' } });
      const body = (await response.json()) as { data: Inspection };
      if (response.ok) return body.data;
      return response.status === notFound || response.status === gone ? 'gone' : undefined;
    } catch {
      return undefined;
    }
  }

  async delete(url: string): Promise<void> {
    const { httpStack } = this.#options;
    await TusUpload.terminate(url, {
      onBeforeRequest: this.#prepare,
      retryDelays: [...uploadTiming.retries],
      ...(httpStack && { httpStack }),
    }).catch(() => undefined);
  }

  readonly #prepare: Prepare = async (request) => {
    const { readToken = tokenOfSession, language = languageOfPage } = this.#options;
    request.setHeader('x-locale', language());
    if (request.getMethod() === 'HEAD') return;
    this.#token ??= readToken();
    request.setHeader('x-csrf-token', await this.#token.catch(() => ''));
  };
}

interface TransferOptions extends Options {
  prepare: Prepare;
}

/** One attempt to send the rest of a file. */
class Transfer {
  readonly #options: TransferOptions;
  readonly #events: TransferEvents;
  readonly #client: TusUpload;
  readonly #size = new PieceSize();
  #pieceBegan = 0;
  #stallTimer: unknown;
  #hasEnded = false;

  constructor(
    options: TransferOptions,
    { blob, name, purpose }: UploadSource,
    url: string | undefined,
    events: TransferEvents,
  ) {
    this.#options = options;
    this.#events = events;
    const { httpStack } = options;
    this.#client = new TusUpload(blob, {
      // Without the path of creation, an upload that cannot be found is a failure, and not created silently again.
      ...(url === undefined ? { endpoint: getUpload.path } : { uploadUrl: url }),
      metadata: { filename: name, purpose },
      chunkSize: this.#size.bytes,
      // The queue tries again and stores what it needs for that.
      retryDelays: null,
      storeFingerprintForResuming: false,
      fileReader: { openFile: async (file: Blob) => sourceOf(file) },
      ...(httpStack && { httpStack }),
      onBeforeRequest: (request) => this.#begin(request),
      onUploadUrlAvailable: () => this.#report(() => events.onUrl(this.#client.url ?? '')),
      onProgress: (sent) => this.#report(() => events.onProgress(sent)),
      onChunkComplete: (bytes) => this.#measure(bytes),
      onSuccess: () => this.#end(() => events.onDone()),
      onError: (error) => this.#end(() => events.onFailed(failureOf(error))),
    });
    this.#client.start();
  }

  stop(): void {
    this.#end(() => undefined);
    void this.#client.abort().catch(() => undefined);
  }

  async #begin(request: HttpRequest): Promise<void> {
    await this.#options.prepare(request);
    this.#pieceBegan = this.#options.timers.now();
    this.#watch();
  }

  #measure(bytes: number): void {
    this.#size.arrived(bytes, this.#options.timers.now() - this.#pieceBegan);
    this.#client.options.chunkSize = this.#size.bytes;
  }

  #report(event: () => void): void {
    if (this.#hasEnded) return;
    this.#watch();
    event();
  }

  #end(event: () => void): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#options.timers.clear(this.#stallTimer);
    event();
  }

  /** A line that carries nothing any more answers no request, and ends none. */
  #watch(): void {
    const { timers } = this.#options;
    timers.clear(this.#stallTimer);
    if (this.#hasEnded) return;
    this.#stallTimer = timers.set(() => {
      this.#end(() => this.#events.onFailed({}));
      void this.#client.abort().catch(() => undefined);
    }, uploadTiming.stall);
  }
}

const sourceOf = (blob: Blob) => ({
  size: blob.size,
  slice: async (start: number, end: number) => ({ value: blob.slice(start, end), done: end >= blob.size }),
  close: () => undefined,
});

const languageOfPage = (): string => document.documentElement.lang;

async function tokenOfSession(): Promise<string> {
  return (await read(getAuth))?.csrfToken ?? '';
}

function failureOf(error: Error | DetailedError): TransferFailure {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response || response.getStatus() === 0) return {};
  const seconds = Number(response.getHeader('retry-after') ?? 0);
  return {
    status: response.getStatus(),
    ...refusalIn(response.getBody()),
    ...(seconds > 0 && { retryAfter: seconds * second }),
  };
}

interface Refusal {
  code: string;
  message: string;
}

/** Refusal of the first field if there is one, since it says more. */
function refusalIn(body: string): Partial<Refusal> {
  try {
    const { error } = JSON.parse(body) as { error: Refusal & { fields?: Refusal[] } };
    const { code, message } = error.fields?.[0] ?? error;
    return { code, message };
  } catch {
    return {};
  }
}
