import type { FoundPage } from './page-store.ts';
import type { CacheScope } from './send-page.ts';

/** The page that a reader gets, where it came from, and who may cache it. */
export interface PageForReader extends Pick<FoundPage, 'page'> {
  readonly source: FoundPage['source'] | 'bypass';
  readonly cacheScope: CacheScope;
}
