import { Pool, type Dispatcher } from 'undici';
import { type ErrorCode, errorStatus, isErrorCode } from '../../shared/config/errors.ts';
import { QueryError, type RefusedField } from '../../shared/graphql/operation.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { Bulkhead } from './bulkhead.ts';
import { bearer, proxyHeaders } from './graphql-request.ts';

interface Options {
  url: URL;
  secret: string;
}

/** An upload as WordPress answers it. */
export interface Upload {
  id: string;
  /** Announced size, and how many bytes have arrived. */
  bytes: number;
  received: number;
  state: 'receiving' | 'scanning' | 'ready' | 'refused';
  fileId: number | null;
  error: string | null;
  /** ISO 8601. */
  expiresAt: string;
}

export interface NewUpload {
  purpose: string;
  name: string;
  bytes: number;
}

/** Identity under which WordPress is asked. */
export type Caller = { requestId: string } & (
  | { accessToken: string; letterHash?: never }
  /** Hash of the link of a referee without account. */
  | { letterHash: string; accessToken?: never }
);

interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  type?: string;
  body?: string | Buffer;
}

const noContent = 204;

/**
 * Uploads in WordPress, which holds rows and bytes, and has every rule. Each call throws QueryError with the code of a refusal,
 * or AppError content_system_unavailable.
 */
export class UploadApi {
  readonly #secret: string;
  readonly #basePath: string;
  readonly #pool: Pool;
  readonly #bulkhead: Bulkhead;

  constructor({ url, secret }: Options) {
    const { timeout, atOnce, waiting, sharesOfClient, answerBytes } = limits.uploads;
    this.#secret = secret;
    this.#basePath = `${url.pathname.replace(/\/$/, '')}/wp-json/passerelle/v1/uploads`;
    this.#bulkhead = new Bulkhead(atOnce, waiting, sharesOfClient);
    this.#pool = new Pool(url.origin, {
      connections: atOnce,
      connectTimeout: limits.upstream.connectTimeout,
      headersTimeout: timeout,
      bodyTimeout: timeout,
      maxResponseSize: answerBytes,
    });
  }

  create(upload: NewUpload, caller: Caller): Promise<Upload> {
    return this.#upload(
      { method: 'POST', path: '', type: 'application/json', body: JSON.stringify(upload) },
      caller,
    );
  }

  find(id: string, caller: Caller): Promise<Upload> {
    return this.#upload({ method: 'GET', path: `/${id}` }, caller);
  }

  append(id: string, offset: number, body: Buffer, caller: Caller): Promise<Upload> {
    const path = `/${id}?offset=${offset}`;
    return this.#upload({ method: 'PATCH', path, type: 'application/offset+octet-stream', body }, caller);
  }

  async delete(id: string, caller: Caller): Promise<void> {
    await this.#ask({ method: 'DELETE', path: `/${id}` }, caller);
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #upload(request: Request, caller: Caller): Promise<Upload> {
    const answer = await this.#ask(request, caller);
    if (typeof answer === 'object' && answer !== null && 'received' in answer) return answer as Upload;
    throw new AppError('content_system_unavailable', {
      detail: `upload: ${request.method} without an answer`,
    });
  }

  async #ask(request: Request, caller: Caller): Promise<unknown> {
    const signal = AbortSignal.timeout(limits.uploads.timeout);
    try {
      const { statusCode, body } = await this.#bulkhead.run(signal, () =>
        this.#send(request, caller, signal),
      );
      if (statusCode === noContent) return undefined;
      const answer: unknown = JSON.parse(body);
      if (statusCode < 300) return answer;
      throw refusalOf(answer) ?? new Error(`status ${statusCode}`);
    } catch (error) {
      if (error instanceof QueryError) throw error;
      throw new AppError('content_system_unavailable', { detail: `upload: ${request.method}`, cause: error });
    }
  }

  async #send(
    { method, path, type, body = '' }: Request,
    { requestId, accessToken, letterHash }: Caller,
    signal: AbortSignal,
  ): Promise<{ statusCode: number; body: string }> {
    const options: Dispatcher.RequestOptions = {
      method,
      path: this.#basePath + path,
      headers: {
        ...proxyHeaders(this.#secret, requestId),
        ...(letterHash === undefined ? bearer(accessToken) : { 'x-passerelle-letter': letterHash }),
        ...(type && { 'content-type': type }),
      },
      body: body.length > 0 ? body : null,
      signal,
    };
    const response = await this.#pool.request(options);
    return { statusCode: response.statusCode, body: await response.body.text() };
  }
}

/** Codes of WordPress itself, such as `rest_no_route`, are failures. */
function refusalOf(answer: unknown): QueryError | undefined {
  const { code, fields } = (answer ?? {}) as { code?: unknown; fields?: RefusedField[] };
  if (typeof code !== 'string' || !isErrorCode(code)) return undefined;
  const known: ErrorCode = code;
  return new QueryError(errorStatus(known), known, undefined, { fields: fields ?? [] });
}
