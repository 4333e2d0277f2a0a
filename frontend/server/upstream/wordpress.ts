import { randomUUID } from 'node:crypto';
import { Pool, type Dispatcher } from 'undici';
import { isQueryError } from '../../shared/graphql/operation.ts';
import { currentClient } from '../client/current-client.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { Bulkhead } from './bulkhead.ts';
import type { BreakerState } from './circuit-breaker.ts';
import { failureKind } from './failure.ts';
import { LaneBreaker } from './lane-breaker.ts';
import { type Audience, dataOf, type SharedAnswer } from './graphql-answer.ts';
import { type CallContext, bearer, bodyOf, isBrokenConnection, proxyHeaders } from './graphql-request.ts';
import type { KnownOperation, Variables } from './operations.ts';
import type { UpstreamFile } from './upstream-file.ts';

interface Options {
  url: URL;
  secret: string;
  now: () => number;
  /** Called for each request: duration in seconds, and outcome. */
  onCall: (operation: string, seconds: number, outcome: CallOutcome) => void;
  /** Milliseconds for a read; the limit of limits.ts unless a test can't wait that long. */
  readTimeout?: number | undefined;
  /** As above, for a write. */
  writeTimeout?: number | undefined;
}

export type CallOutcome = 'ok' | 'refused' | 'failed';

interface Lane {
  readonly breaker: LaneBreaker;
  readonly bulkhead: Bulkhead;
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
  readonly #lanes = new Map<string, Lane>();

  constructor(options: Options) {
    this.#options = options;
    this.#readTimeout = options.readTimeout ?? limits.upstream.readTimeout;
    this.#writeTimeout = options.writeTimeout ?? limits.upstream.writeTimeout;
    this.#basePath = options.url.pathname.replace(/\/$/, '');
    const { upstream, files, settings } = limits;
    this.#queries = new Pool(options.url.origin, {
      connections: upstream.connections,
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

  /** As `query`, without a user: results may be cached. */
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

  breakerStates(): Array<[operation: string, state: BreakerState]> {
    return [...this.#lanes].map(([name, lane]) => [name, lane.breaker.state]);
  }

  laneLoads(): Array<[operation: string, state: 'running' | 'waiting', calls: number]> {
    return [...this.#lanes].flatMap(
      ([name, { bulkhead }]): ReturnType<WordPress['laneLoads']> => [
        [name, 'running', bulkhead.running],
        [name, 'waiting', bulkhead.waiting],
      ],
    );
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
    return this.#guarded(operation.name, timeout, (signal) =>
      this.#post(bodyOf(operation, variables), signal, { ...context, timeout, isRead }),
    );
  }

  async #guarded<Value>(
    name: string,
    timeout: number,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const { breaker, bulkhead } = this.#laneOf(name);
    const client = currentClient();
    if (!breaker.allows(client))
      throw new AppError('content_system_unavailable', { detail: `${name}: circuit open` });
    const signal = AbortSignal.timeout(timeout);
    const startedAt = performance.now();
    let called = false;
    const settle = (outcome: CallOutcome, learn: () => void) => {
      if (called) learn();
      else breaker.abandoned();
      this.#options.onCall(name, (performance.now() - startedAt) / 1_000, outcome);
    };
    try {
      const value = await bulkhead.run(signal, () => {
        called = true;
        return work(signal);
      });
      settle('ok', () => breaker.succeeded());
      return value;
    } catch (error) {
      if (isQueryError(error)) {
        settle('refused', () => breaker.succeeded());
        throw error;
      }
      settle('failed', () => breaker.failed(failureKind(error), client));
      throw error instanceof AppError
        ? error
        : new AppError('content_system_unavailable', { detail: name, cause: error });
    }
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

  #laneOf(name: string): Lane {
    const known = this.#lanes.get(name);
    if (known) return known;
    const { upstream } = limits;
    const lane = {
      breaker: new LaneBreaker({
        failures: upstream.breakerFailures,
        clients: upstream.breakerClients,
        openFor: upstream.breakerOpen,
        now: this.#options.now,
        probe: () => this.isReachable(randomUUID()),
      }),
      bulkhead: new Bulkhead(upstream.perOperation, upstream.waitingPerOperation, upstream.sharesOfClient),
    };
    this.#lanes.set(name, lane);
    return lane;
  }
}
