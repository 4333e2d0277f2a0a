import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import type { Timers } from '../../record-form/timing.ts';

interface Stored {
  name: string;
  purpose: string;
  size: number;
  chunks: Uint8Array[];
  received: number;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

interface Options {
  timers: Timers;
  /** Bytes per second. */
  rate: number;
  /** Points at which the connection breaks, in bytes that it has carried altogether. */
  cutsAt?: number[];
  /** How long after a cut the bytes before it are appended, in milliseconds. */
  appendsAfter?: number;
}

export interface SeenRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Bytes of the body, and how long it took in milliseconds. */
  bytes: number;
  lasted: number;
}

/** A server of uploads that stores what arrives, on a slow line that breaks. */
export class FakeTus implements HttpStack {
  readonly stored = new Map<string, Stored>();
  readonly seen: SeenRequest[] = [];
  /** Bytes of bodies that left the browser. */
  carried = 0;
  cuts = 0;
  /** Answered in the place of the next request of a method. */
  readonly refusals = new Map<string, Answer>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  getName(): string {
    return 'FakeTus';
  }

  createRequest(method: string, url: string): HttpRequest {
    return new FakeRequest(method, url, this);
  }

  contentOf(id: string): Uint8Array {
    return Buffer.concat(this.stored.get(id)?.chunks ?? []);
  }

  async answer(request: FakeRequest, body: Blob | null): Promise<Answer> {
    const { timers, rate } = this.#options;
    const seen = { ...request.described(), bytes: body?.size ?? 0, lasted: 0 };
    this.seen.push(seen);
    const bytes = new Uint8Array((await body?.arrayBuffer()) ?? []);
    const cutAt = this.#options.cutsAt?.[0];
    const left = cutAt === undefined ? Infinity : cutAt - this.carried;
    const passing = Math.min(bytes.length, left);
    this.carried += passing;
    seen.lasted = (passing / rate) * 1_000;
    await this.#wait(seen.lasted);
    if (request.isAborted) return new Promise(() => undefined);
    if (passing < bytes.length) {
      this.#options.cutsAt?.shift();
      this.cuts += 1;
      const offset = Number(request.getHeader('Upload-Offset'));
      timers.set(
        () => this.#append(request.getURL(), offset, bytes.subarray(0, passing)),
        this.#options.appendsAfter ?? 0,
      );
      throw new Error('The line broke.');
    }
    const refusal = this.refusals.get(request.getMethod());
    this.refusals.delete(request.getMethod());
    return refusal ?? this.#handle(request, bytes);
  }

  #wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.#options.timers.set(resolve, milliseconds));
  }

  #handle(request: FakeRequest, bytes: Uint8Array): Answer {
    const url = request.getURL();
    if (request.getMethod() === 'POST') return this.#create(request);
    const stored = this.stored.get(url);
    if (!stored) return { status: 404 };
    if (request.getMethod() === 'DELETE') {
      this.stored.delete(url);
      return { status: 204 };
    }
    const isAppended =
      request.getMethod() === 'HEAD' || this.#append(url, Number(request.getHeader('Upload-Offset')), bytes);
    const headers = { 'upload-offset': String(stored.received), 'upload-length': String(stored.size) };
    return isAppended
      ? { status: 200, headers }
      : { status: 409, body: '{"error":{"code":"upload_offset"}}' };
  }

  #create(request: FakeRequest): Answer {
    const metadata = Object.fromEntries(
      (request.getHeader('Upload-Metadata') ?? '').split(',').map((pair) => {
        const [key = '', value = ''] = pair.split(' ');
        return [key, Buffer.from(value, 'base64').toString()];
      }),
    ) as { filename: string; purpose: string };
    const url = `/api/file/upload?id=${this.stored.size + 1}`;
    const size = Number(request.getHeader('Upload-Length'));
    this.stored.set(url, {
      name: metadata.filename,
      purpose: metadata.purpose,
      size,
      chunks: [],
      received: 0,
    });
    return { status: 201, headers: { location: url } };
  }

  #append(url: string, offset: number, bytes: Uint8Array): boolean {
    const stored = this.stored.get(url);
    if (!stored || stored.received !== offset) return false;
    stored.chunks.push(bytes);
    stored.received += bytes.length;
    return true;
  }
}

class FakeRequest implements HttpRequest {
  isAborted = false;
  readonly #method: string;
  readonly #url: string;
  readonly #server: FakeTus;
  readonly #headers: Record<string, string> = {};
  #onProgress: ((bytes: number) => void) | undefined;

  constructor(method: string, url: string, server: FakeTus) {
    this.#method = method;
    this.#url = url;
    this.#server = server;
  }

  getMethod = (): string => this.#method;
  getURL = (): string => this.#url;
  getHeader = (name: string): string | undefined => this.#headers[name];
  setHeader = (name: string, value: string): void => void (this.#headers[name] = value);
  setProgressHandler = (handler: (bytes: number) => void): void => void (this.#onProgress = handler);
  getUnderlyingObject = (): undefined => undefined;

  described(): Pick<SeenRequest, 'method' | 'url' | 'headers'> {
    return { method: this.#method, url: this.#url, headers: { ...this.#headers } };
  }

  async send(body: Blob | null): Promise<HttpResponse> {
    const { status, headers = {}, body: text = '' } = await this.#server.answer(this, body);
    if (body) this.#onProgress?.(body.size);
    return {
      getStatus: () => status,
      getHeader: (name) => headers[name.toLowerCase()],
      getBody: () => text,
      getUnderlyingObject: () => undefined,
    };
  }

  async abort(): Promise<void> {
    this.isAborted = true;
  }
}
