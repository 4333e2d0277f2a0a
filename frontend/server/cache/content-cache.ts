import { AppError } from '../errors/app-error.ts';
import type { KeptPicture } from '../media/picture-store.ts';
import type { PublicPages } from '../pages/public-pages.ts';
import type { PurgeFeed } from '../shared/purge-feed.ts';
import type { PurgeLog } from './purge-log.ts';
import { everythingTag, isGoneTag } from './tags.ts';
import type { TaggedCache } from './tagged-cache.ts';

interface Options {
  purges: PurgeLog;
  pages: PublicPages;
  /** Answers of public queries: simply forgotten. */
  answers: Pick<TaggedCache<unknown>, 'keysWith' | 'delete' | 'clear' | 'size'>;
  pictures: TaggedCache<KeptPicture>;
  /** Feeds, calendars, sitemaps, pictures to share: simply forgotten. */
  documents: Pick<TaggedCache<unknown>, 'keysWith' | 'delete' | 'clear' | 'size'>;
  /** That sessions live: simply forgotten. */
  proofs: Pick<TaggedCache<unknown>, 'keysWith' | 'delete' | 'clear' | 'size'>;
}

/** Everything that is kept of WordPress's content, behind one purge. */
export class ContentCache {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Carries a purge out here and in every other proxy.
   * @returns how many kept things were forgotten here
   * @throws AppError content_system_unavailable when the other proxies could not be told: whoever purges tries again
   */
  async purge(tags: readonly string[], feed: PurgeFeed | undefined): Promise<number> {
    const sequence = await feed?.publish(tags);
    const forgotten = this.forget(tags);
    if (sequence !== undefined) feed?.applied(sequence);
    else if (feed)
      throw new AppError('content_system_unavailable', { detail: 'the other proxies were not told' });
    return forgotten;
  }

  /** @returns how many kept things were forgotten */
  forget(tags: readonly string[]): number {
    if (tags.includes(everythingTag)) return this.forgetEverything();
    const { purges, pages, answers, pictures, documents, proofs } = this.#options;
    // First, so that nothing under way stores what it read before.
    purges.record(tags);
    let forgotten = 0;
    for (const cache of [answers, pictures, documents, proofs]) {
      for (const key of cache.keysWith(tags)) {
        cache.delete(key);
        forgotten += 1;
      }
    }
    return forgotten + pages.invalidate(tags, isGoneTag);
  }

  /**
   * Any of it may have been taken offline. Pictures are asked about again.
   * @returns how many kept things were forgotten
   */
  forgetEverything(): number {
    const { purges, pages, answers, pictures, documents, proofs } = this.#options;
    const { pages: kept, transients } = pages.store;
    const forgotten = [answers, documents, kept, transients, pictures].reduce(
      (sum, { size }) => sum + size,
      0,
    );
    purges.recordEverything();
    answers.clear();
    documents.clear();
    proofs.clear();
    pages.clear();
    pictures.expireAll();
    return forgotten;
  }
}
