import type { PublicPages } from '../pages/public-pages.ts';
import type { PurgeLog } from './purge-log.ts';
import type { TaggedCache } from './tagged-cache.ts';

interface Options {
  purges: PurgeLog;
  pages: PublicPages;
  /** Answers and pictures: simply forgotten. */
  others: ReadonlyArray<Pick<TaggedCache<unknown>, 'keysWith' | 'delete'>>;
}

const isItem = (tag: string): boolean => tag.startsWith('item:');
const isPath = (tag: string): boolean => tag.startsWith('path:');

/** Everything that is kept of WordPress's content, behind one purge. */
export class ContentCache {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns how many kept things were forgotten */
  invalidate(tags: readonly string[], paths: readonly string[]): number {
    const all = [...new Set([...tags, ...paths.map((path) => `path:${path}`)])];
    const { purges, pages, others } = this.#options;
    // First, so that nothing under way stores what it read before.
    purges.record(all);
    let forgotten = 0;
    for (const cache of others) {
      for (const key of cache.keysWith(all)) {
        cache.delete(key);
        forgotten += 1;
      }
    }
    return forgotten + pages.invalidate(all, (tag) => isItem(tag) || isPath(tag));
  }
}
