import { tagsOf } from '../../shared/graphql/tags.ts';
import type { PurgeLog } from '../cache/purge-log.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import type { KnownOperation, Variables } from './operations.ts';
import { stableJson } from './stable-json.ts';
import type { Audience } from './graphql-answer.ts';
import type { WordPress } from './wordpress.ts';

export interface Answer {
  readonly data: Record<string, unknown>;
  readonly json: string;
  readonly tags: readonly string[];
  /** Members would read more. */
  readonly withheld: boolean;
}

interface Options {
  wordpress: Pick<WordPress, 'read'>;
  purges: PurgeLog;
  now: () => number;
  /** false: purges of other proxies are not received. */
  isFeedConnected: () => boolean;
}

interface Asked {
  operation: KnownOperation;
  variables: Variables;
  requestId: string;
  audience: Audience;
  isCacheable: boolean;
}

/** Tag of missing content, which may come into being with any publication. */
export const tagOfAbsence = 'catalogue';

/** Answers of public queries, shared by pages and /api/graphql: cached for a minute or until a tag is purged. */
export class PublicQueries {
  readonly cache: TaggedCache<Answer>;
  readonly #flights = new SingleFlight<Answer>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.cache = new TaggedCache({
      maxBytes: limits.queries.cacheBytes,
      // The parsed data takes about as much again as its text.
      bytesOf: (answer) => answer.json.length * 2,
      now: options.now,
    });
  }

  get #fresh(): number {
    return this.#options.isFeedConnected() ? limits.queries.fresh : limits.shared.freshWhileAlone;
  }

  /**
   * @throws AppError operation_not_allowed: answers are shared, so only public queries are allowed ·
   * what `WordPress.query` throws; failures are never cached
   * @param isCacheable false: what is made from the answer is cached instead
   * @param staleIfError true: while WordPress does not answer, the last answer is returned. Not for what is made from
   * answers and cached: it would count as fresh.
   */
  async query(
    operation: KnownOperation,
    variables: Variables,
    requestId: string,
    {
      audience = 'public',
      isCacheable = true,
      staleIfError = false,
    }: { audience?: Audience; isCacheable?: boolean; staleIfError?: boolean } = {},
  ): Promise<Answer> {
    if (!operation.public) throw new AppError('operation_not_allowed');
    const key = `${audience} ${operation.id} ${stableJson(variables)}`;
    const known = this.cache.get(key);
    if (known && !known.expired && this.#options.now() - known.storedAt < this.#fresh) return known.value;
    const stale =
      staleIfError && known && this.#options.now() - known.storedAt < limits.queries.staleIfError
        ? known
        : undefined;
    if (stale && this.#options.now() < stale.retryAt) return stale.value;
    const answer = this.#ask(key, { operation, variables, requestId, audience, isCacheable });
    if (!stale) return answer;
    return answer.catch((error: unknown) => {
      if (toAppError(error).code !== 'content_system_unavailable') throw error;
      stale.retryAt = this.#options.now() + limits.queries.retryAfterFailure;
      return stale.value;
    });
  }

  #ask(key: string, { operation, variables, requestId, audience, isCacheable }: Asked): Promise<Answer> {
    const { purges } = this.#options;
    const { sequence } = purges;
    return this.#flights.run(key, sequence, async () => {
      const { data, withheld } = await this.#options.wordpress.read(
        operation,
        variables,
        requestId,
        audience,
      );
      const tags = tagsOf(operation.name, variables, data);
      if (Object.values(data).includes(null)) tags.push(tagOfAbsence);
      const answer = { data, json: JSON.stringify(data), tags, withheld };
      if (isCacheable && !purges.purgedSince(sequence, answer.tags)) this.cache.set(key, answer, answer.tags);
      return answer;
    });
  }
}
