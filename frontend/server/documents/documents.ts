import { createHash } from 'node:crypto';
import type { Operation, QueryFunction } from '../../shared/graphql/operation.ts';
import type { PurgeLog } from '../cache/purge-log.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { TaggedCache } from '../cache/tagged-cache.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import type { Operations, Variables } from '../upstream/operations.ts';
import type { PublicQueries } from '../upstream/public-queries.ts';

/** A file made from content: a feed, a calendar, a part of the sitemap, a picture to share. */
export interface Document {
  readonly body: Buffer;
  /** `gzip`: stored compressed, because it is long. */
  readonly encoding: 'identity' | 'gzip';
  readonly hash: string;
  /** Data of the maker, stored with the document. */
  readonly note: string;
}

interface Rendered {
  body: Buffer;
  encoding?: Document['encoding'];
  note?: string;
}

/** Renders the document with a query function that collects cache tags. */
type Make = (query: QueryFunction) => Promise<Rendered>;

interface Options {
  operations: Pick<Operations, 'get'>;
  queries: Pick<PublicQueries, 'query'>;
  purges: PurgeLog;
  now: () => number;
  /** false: purges of other proxies are not received. */
  isFeedConnected: () => boolean;
}

/** Public documents: cached until their content changes, rendered once for concurrent requests. */
export class Documents {
  readonly cache: TaggedCache<Document>;
  readonly #flights = new SingleFlight<Document>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.cache = new TaggedCache({
      maxBytes: limits.documents.cacheBytes,
      bytesOf: ({ body }) => body.length,
      now: options.now,
    });
  }

  /** @throws what `make` throws, without a usable copy; while the content system is down the last copy is served */
  async get(key: string, requestId: string, make: Make): Promise<Document> {
    const known = this.cache.get(key);
    const age = known ? this.#options.now() - known.storedAt : Number.POSITIVE_INFINITY;
    const fresh = this.#options.isFeedConnected() ? limits.documents.fresh : limits.shared.freshWhileAlone;
    if (known && age < fresh) return known.value;
    try {
      return await this.#make(key, requestId, make);
    } catch (error) {
      const unavailable = error instanceof AppError && error.code === 'content_system_unavailable';
      const isUsable = known && this.cache.get(key) === known && age < limits.documents.staleIfError;
      if (unavailable && isUsable) return known.value;
      throw error;
    }
  }

  #make(key: string, requestId: string, make: Make): Promise<Document> {
    const { operations, queries, purges } = this.#options;
    const { sequence } = purges;
    return this.#flights.run(key, sequence, async () => {
      const tags = new Set<string>();
      const query: QueryFunction = async <Result>({ id }: Operation<Result, never>, variables: unknown) => {
        const answer = await queries.query(operations.get(id), variables as Variables, requestId, {
          isCacheable: false,
        });
        for (const tag of answer.tags) tags.add(tag);
        return answer.data as Result;
      };
      const { body, encoding = 'identity', note = '' } = await make(query);
      const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
      const document = { body, encoding, hash, note };
      if (!purges.purgedSince(sequence, tags)) this.cache.set(key, document, tags);
      return document;
    });
  }
}
