import type { PurgeLog } from '../cache/purge-log.ts';
import { limits } from '../limits.ts';
import type { SharedPages } from '../shared/shared-pages.ts';
import type { PageRenderer, PageRequest } from './page-renderer.ts';
import { type FoundPage, PageStore } from './page-store.ts';
import type { StoredPage } from './stored-page.ts';

interface Options {
  renderer: Pick<PageRenderer, 'make'>;
  purges: PurgeLog;
  now: () => number;
  newRequestId: () => string;
  onBackgroundError: (error: unknown) => void;
  /** Pages of all proxies together, when there are several. */
  shared?: SharedPages | undefined;
}

/** Pages that many readers share: cached by audience, path, known parameters, data-light and whether they ask about cookies. */
export class CachedPages {
  readonly store: PageStore;
  readonly #options: Options;
  readonly #toRefresh = new Map<string, PageRequest>();
  #refreshing: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.store = new PageStore(options);
  }

  /** @throws what rendering throws when there is no good copy */
  find(request: PageRequest): Promise<FoundPage> {
    const { address } = request;
    return this.store.find(keyOf(request), address.hasFreeText, () => this.#options.renderer.make(request));
  }

  /** A page made for one visitor alone. */
  makePrivate(request: PageRequest): Promise<StoredPage> {
    return this.#options.renderer.make(request);
  }

  /**
   * Purges pages with one of the tags. `gone`: also as stale copies, since their content may have been taken offline.
   * The most recently used are rendered again at once, one after the other, so that they are cached if WordPress fails
   * next.
   * @returns how many were forgotten
   */
  invalidate(tags: readonly string[], gone: (tag: string) => boolean): number {
    let forgotten = 0;
    for (const cache of [this.store.pages, this.store.transients]) {
      const keysToDelete = new Set(cache.keysWith(tags.filter(gone)));
      for (const key of cache.keysWith(tags)) {
        forgotten += 1;
        if (cache === this.store.pages && this.#toRefresh.size < limits.pages.refreshAfterPurge) {
          this.#toRefresh.set(key, requestOf(key, this.#options.newRequestId()));
        }
        if (keysToDelete.has(key)) cache.delete(key);
        else cache.expire(key);
      }
    }
    this.#refreshing ??= this.#refreshAll();
    return forgotten;
  }

  clear(): void {
    for (const cache of [this.store.pages, this.store.transients]) cache.clear();
  }

  /** Settles when no refresh after a purge is under way. */
  async refreshed(): Promise<void> {
    await this.#refreshing;
  }

  async #refreshAll(): Promise<void> {
    // Yields first, so that the purge is answered before any rendering begins.
    await Promise.resolve();
    for (const [key, request] of this.#toRefresh) {
      this.#toRefresh.delete(key);
      try {
        await this.find(request);
      } catch (error) {
        this.#options.onBackgroundError(error);
      }
    }
    this.#refreshing = undefined;
  }
}

const keyOf = ({ address, dataLight, showsConsentBanner, audience = 'public' }: PageRequest): string =>
  [
    audience,
    dataLight ? 'light' : 'full',
    showsConsentBanner ? 'banner' : 'no-banner',
    address.pathname + address.search,
  ].join(' ');

function requestOf(key: string, requestId: string): PageRequest {
  const [audience, weight, consent, target = '/'] = key.split(' ');
  const at = target.indexOf('?');
  const address = {
    pathname: at < 0 ? target : target.slice(0, at),
    search: at < 0 ? '' : target.slice(at),
    hasFreeText: false,
  };
  return {
    address,
    audience: audience === 'members' ? 'members' : 'public',
    dataLight: weight === 'light',
    showsConsentBanner: consent === 'banner',
    requestId,
  };
}
