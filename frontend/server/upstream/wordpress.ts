import { randomUUID } from 'node:crypto';
import { Pool, type Dispatcher } from 'undici';
import { currentClient } from '../client/current-client.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { type Audience, dataOf, type SharedAnswer } from './graphql-answer.ts';
import {
  type CallContext,
  bearer,
  bodyOf,
  writeHeaders,
  isBrokenConnection,
  proxyHeaders,
} from './graphql-request.ts';
import type { KnownOperation, Variables } from './operations.ts';
import { type CallOutcome, Lanes } from './lanes.ts';
import { stableJson } from './stable-json.ts';
import type { UpstreamFile } from './upstream-file.ts';
import { WaitingReads } from './waiting-reads.ts';

interface Options {
  url: URL;
  secret: string;
  now: () => number;
  /** Requests that it answers at once. */
  workers: number;
  /** Called for each request: duration in seconds, and outcome. */
  onCall: (operation: string, seconds: number, outcome: CallOutcome) => void;
  /** Milliseconds that a call waits for its turn; the limit of limits.ts unless a test can't wait that long. */
  waitTimeout?: number | undefined;
  /** Milliseconds that WordPress has for the answer to a read; the limit of limits.ts by default. */
  readTimeout?: number | undefined;
  /** Milliseconds that WordPress has for the answer to a write; the limit of limits.ts by default. */
  writeTimeout?: number | undefined;
}

/** The only door to WordPress: known operations and files, each with a time limit, each operation in a lane of its own. */
export class WordPress {
  readonly #options: Options;
  readonly #basePath: string;
  readonly #readTimeout: number;
  readonly #writeTimeout: number;
  readonly #queries: Pool;
  readonly #files: Pool;
  readonly #archives: Pool;
  readonly #waitingReads = new WaitingReads<SharedAnswer>();
  /** Lanes of queries and mutations. */
  readonly lanes: Lanes;

  constructor(options: Options) {
    this.#options = options;
    this.#readTimeout = options.readTimeout ?? limits.upstream.readTimeout;
    this.#writeTimeout = options.writeTimeout ?? limits.upstream.writeTimeout;
    this.#basePath = options.url.pathname.replace(/\/$/, '');
    const { upstream, files, settings } = limits;
    const { workers, waitTimeout, now, onCall } = options;
    this.lanes = new Lanes({
      workers,
      waitTimeout,
      now,
      onCall,
      probe: () => this.isReachable(randomUUID()),
    });
    this.#queries = new Pool(options.url.origin, {
      connections: workers + upstream.spareConnections,
      connectTimeout: upstream.connectTimeout,
      headersTimeout: this.#readTimeout,
      bodyTimeout: this.#readTimeout,
      maxResponseSize: upstream.answerBytes,
    });
    this.#files = new Pool(options.url.origin, {
      connections: files.connections,
      connectTimeout: upstream.connectTimeout,
      headersTimeout: options.readTimeout ?? files.firstByteTimeout,
      bodyTimeout: files.stallTimeout,
    });
    // A separate pool: a slow reader of a large file must not delay pictures.
    this.#archives = new Pool(options.url.origin, {
      connections: settings.archives,
      connectTimeout: upstream.connectTimeout,
      headersTimeout: settings.archiveTimeout,
      bodyTimeout: settings.archiveTimeout,
    });
  }

  /**
   * Sends a known operation; with an access token, as that person, and a dead one is refused as `session_expired`.
   * @throws QueryError when the content system refuses with a code · AppError content_system_unavailable when it
   * does not answer properly or in time
   */
  async query(
    operation: KnownOperation,
    variables: Variables,
    requestId: string,
    accessToken?: string,
  ): Promise<Record<string, unknown>> {
    return (await this.#execute(operation, variables, { requestId, accessToken })).data;
  }

  /** Sends a query like `query`, without a user: results may be cached. */
  read(
    operation: KnownOperation,
    variables: Variables,
    requestId: string,
    audience: Audience,
  ): Promise<SharedAnswer> {
    return this.#execute(operation, variables, { requestId, audience });
  }

  /** Is the content system able to answer a query? Never throws. */
  async isReachable(requestId: string): Promise<boolean> {
    const signal = AbortSignal.timeout(this.#readTimeout);
    const requestOptions = { requestId, timeout: this.#readTimeout, isRead: true };
    return this.#post(JSON.stringify({ query: '{__typename}' }), signal, requestOptions).then(
      () => true,
      () => false,
    );
  }

  /**
   * A stored file, as a visitor or with the rights of the token's person. The body must be read or destroyed.
   * @throws AppError content_system_unavailable
   */
  async file(
    id: number,
    headers: Record<string, string>,
    requestId: string,
    accessToken?: string,
  ): Promise<UpstreamFile> {
    try {
      const response = await this.#files.request({
        method: 'GET',
        path: `${this.#basePath}/wp-json/passerelle/v1/files/${id}`,
        headers: { ...headers, ...this.#headers(requestId), ...bearer(accessToken) },
      });
      return { status: response.statusCode, headers: response.headers, body: response.body };
    } catch (error) {
      throw new AppError('content_system_unavailable', { detail: `file ${id}`, cause: error });
    }
  }

  /**
   * Everything about the person of the token. The body must be read or destroyed.
   * @throws AppError content_system_unavailable
   */
  async archive(accessToken: string, pass: string, requestId: string): Promise<UpstreamFile> {
    try {
      const { statusCode, headers, body } = await this.#archives.request({
        method: 'GET',
        path: `${this.#basePath}/wp-json/passerelle/v1/my-data`,
        headers: {
          ...this.#headers(requestId),
          ...bearer(accessToken),
          'x-passerelle-export': pass,
        },
      });
      return { status: statusCode, headers, body };
    } catch (error) {
      throw new AppError('content_system_unavailable', { detail: 'archive', cause: error });
    }
  }

  /**
   * A file of an application that is being exported, by the pass of the export. The body must be read or destroyed.
   * @throws AppError content_system_unavailable
   */
  async exportedFile(id: number, pass: string, requestId: string): Promise<UpstreamFile> {
    try {
      const { statusCode, headers, body } = await this.#archives.request({
        method: 'GET',
        path: `${this.#basePath}/wp-json/passerelle/v1/application-export-files/${id}`,
        headers: { ...this.#headers(requestId), 'x-passerelle-export': pass },
      });
      return { status: statusCode, headers, body };
    } catch (error) {
      throw new AppError('content_system_unavailable', { detail: `exported file ${id}`, cause: error });
    }
  }

  /**
   * WordPress's counts of security events, as it sends them.
   * @throws AppError content_system_unavailable
   */
  async securityCounts(requestId: string): Promise<unknown> {
    return this.#figures('security-counts', requestId);
  }

  /**
   * State of WordPress's worker, cron and outbox, as it sends it.
   * @throws AppError content_system_unavailable
   */
  async outboxHealth(requestId: string): Promise<unknown> {
    return this.#figures('outbox-health', requestId);
  }

  /** @throws AppError content_system_unavailable */
  async #figures(name: string, requestId: string): Promise<unknown> {
    try {
      const { statusCode, body } = await this.#queries.request({
        method: 'GET',
        path: `${this.#basePath}/wp-json/passerelle/v1/${name}`,
        headers: this.#headers(requestId),
        signal: AbortSignal.timeout(limits.security.countsTimeout),
      });
      if (statusCode === 200) return await body.json();
      await body.dump();
      throw new Error(`status ${statusCode}`);
    } catch (error) {
      throw new AppError('content_system_unavailable', { detail: name, cause: error });
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#queries.destroy(), this.#files.destroy(), this.#archives.destroy()]);
  }

  #execute(
    operation: KnownOperation,
    variables: Variables,
    context: Pick<CallContext, 'requestId' | 'accessToken' | 'audience'>,
  ): Promise<SharedAnswer> {
    const isRead = operation.kind === 'query';
    const timeout = isRead ? this.#readTimeout : this.#writeTimeout;
    const { id, name } = operation;
    const run = (begins?: () => void) =>
      this.lanes.run({
        name,
        timeout,
        ...(begins && { begins }),
        work: (signal) => this.#post(bodyOf(operation, variables), signal, { ...context, timeout, isRead }),
      });
    const { accessToken, audience } = context;
    return isRead
      ? this.#waitingReads.run([currentClient(), id, stableJson(variables), accessToken, audience], run)
      : run();
  }

  async #post(
    body: string,
    signal: AbortSignal,
    { requestId, timeout, isRead, accessToken, audience }: CallContext,
  ): Promise<SharedAnswer> {
    const send = () =>
      this.#queries.request({
        method: 'POST',
        path: `${this.#basePath}/graphql`,
        headers: {
          ...this.#headers(requestId),
          ...bearer(accessToken),
          ...(audience === undefined ? {} : { 'x-passerelle-audience': audience }),
          ...(isRead ? {} : writeHeaders()),
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body,
        signal,
        headersTimeout: timeout,
        bodyTimeout: timeout,
      });
    let response: Dispatcher.ResponseData;
    try {
      response = await send();
    } catch (error) {
      // WordPress closed a keep-alive connection just as it was reused. A read can be sent twice.
      if (!isRead || !isBrokenConnection(error)) throw error;
      response = await send();
    }
    return {
      data: dataOf(response.statusCode, await response.body.text()),
      withheld: response.headers['x-passerelle-withheld'] !== undefined,
    };
  }

  #headers(requestId: string): Record<string, string> {
    return proxyHeaders(this.#options.secret, requestId);
  }
}
