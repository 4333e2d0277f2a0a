import { AppError } from '../errors/app-error.ts';
import type { StoredPicture } from '../media/picture-store.ts';
import type { CachedPages } from '../pages/cached-pages.ts';
import type { PurgeFeed } from '../shared/purge-feed.ts';
import type { PurgeLog } from './purge-log.ts';
import { everythingTag, isGoneTag } from './tags.ts';
import type { TaggedCache } from './tagged-cache.ts';

interface Options {
  purges: PurgeLog;
  pages: CachedPages;
  /** Answers of public queries: simply removed. */
  answers: Pick<TaggedCache<unknown>, 'keysWith' | 'delete' | 'clear' | 'size'>;
  pictures: TaggedCache<StoredPicture>;
  /** Feeds, calendars, sitemaps, pictures to share: simply removed. */
  documents: Pick<TaggedCache<unknown>, 'keysWith' | 'delete' | 'clear' | 'size'>;
  /** Proofs that a session is active: simply removed. */
  proofs: Pick<TaggedCache<unknown>, 'keysWith' | 'delete' | 'clear' | 'size'>;
  /** Screens that sessions were shown: simply removed. */
  shown: Pick<TaggedCache<unknown>, 'keysWith' | 'delete' | 'clear' | 'size'>;
}

/** All caches of WordPress's content, purged together. */
export class ContentCache {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Purges here and on all other proxies.
   * @returns number of entries removed here
   * @throws AppError content_system_unavailable when the other proxies could not be notified: the caller retries
   */
  async purge(tags: readonly string[], feed: PurgeFeed | undefined): Promise<number> {
    const sequence = await feed?.publish(tags);
    const removed = this.forget(tags);
    if (sequence !== undefined) feed?.applied(sequence);
    else if (feed)
      throw new AppError('content_system_unavailable', { detail: 'the other proxies were not notified' });
    return removed;
  }

  /** @returns number of entries removed */
  forget(tags: readonly string[]): number {
    if (tags.includes(everythingTag)) return this.forgetEverything();
    const { purges, pages, answers, pictures, documents, proofs, shown } = this.#options;
    // First, so that nothing under way stores what it read before.
    purges.record(tags);
    let removed = 0;
    for (const cache of [answers, pictures, documents, proofs, shown]) {
      for (const key of cache.keysWith(tags)) {
        cache.delete(key);
        removed += 1;
      }
    }
    return removed + pages.invalidate(tags, isGoneTag);
  }

  /**
   * Empties all caches: any content may have been taken offline. Pictures are revalidated.
   * @returns number of entries removed
   */
  forgetEverything(): number {
    const { purges, pages, answers, pictures, documents, proofs, shown } = this.#options;
    const { pages: storedPages, transients } = pages.store;
    const removed = [answers, documents, proofs, shown, storedPages, transients, pictures].reduce(
      (sum, { size }) => sum + size,
      0,
    );
    purges.recordEverything();
    answers.clear();
    documents.clear();
    proofs.clear();
    shown.clear();
    pages.clear();
    pictures.expireAll();
    return removed;
  }
}
