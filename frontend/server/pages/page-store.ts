import type { PurgeLog } from '../cache/purge-log.ts';
import { SingleFlight } from '../cache/single-flight.ts';
import { TaggedCache, type TaggedEntry } from '../cache/tagged-cache.ts';
import { limits } from '../limits.ts';
import type { SharedPages } from '../shared/shared-pages.ts';
import { bytesOfPage, type StoredPage } from './stored-page.ts';

/**
 * hit: fresh · stale: shown while a newer one is made · error: the last good copy, because no newer one can be made ·
 * miss: made for this request
 */
export type PageSource = 'hit' | 'stale' | 'error' | 'miss';

export interface FoundPage {
  readonly page: StoredPage;
  readonly source: PageSource;
}

interface Options {
  purges: PurgeLog;
  now: () => number;
  /** Called for failed renders that no visitor waited for. */
  onBackgroundError: (error: unknown) => void;
  shared?: SharedPages | undefined;
}

type Make = () => Promise<StoredPage>;

const isFailure = (page: StoredPage): boolean => page.status >= 500;
const isError = (page: StoredPage): boolean => page.status >= 400 || page.redirect !== undefined;

/** The HTML cache of signed-out pages. docs/decisions has the reasons for each rule. */
export class PageStore {
  readonly pages: TaggedCache<StoredPage>;
  /** Free searches, error pages and redirects: never pushes out the pages above. */
  readonly transients: TaggedCache<StoredPage>;
  readonly #flights = new SingleFlight<StoredPage>();
  readonly #looks = new SingleFlight<void>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
    const { now } = options;
    const cache = (maxBytes: number) => new TaggedCache<StoredPage>({ maxBytes, bytesOf: bytesOfPage, now });
    this.pages = cache(limits.pages.cacheBytes);
    this.transients = cache(limits.pages.transientBytes);
  }

  /**
   * The page of a key, from the cache or made by `make`: once for all who ask at the same time.
   * @throws what `make` throws when there is no good copy
   */
  async find(key: string, transient: boolean, make: Make): Promise<FoundPage> {
    if (!this.#isFresh(this.#entry(key))) await this.#adopt(key, transient);
    const entry = this.#entry(key);
    const age = entry ? this.#options.now() - entry.storedAt : 0;
    if (entry && this.#isFresh(entry)) return { page: entry.value, source: 'hit' };

    const standIn = entry && !isError(entry.value) && age < limits.pages.staleIfError ? entry : undefined;
    if (standIn && this.#options.now() < standIn.retryAt) return { page: standIn.value, source: 'error' };
    if (standIn?.retryAt) {
      // It failed before: visitors do not wait for the next attempt.
      this.#refresh(key, transient, make, standIn);
      return { page: standIn.value, source: 'error' };
    }
    const { fresh, staleWhileRevalidate } = limits.pages;
    if (standIn && !standIn.expired && !this.#isAlone && age < fresh + staleWhileRevalidate) {
      this.#refresh(key, transient, make, standIn);
      return { page: standIn.value, source: 'stale' };
    }
    try {
      const page = await this.#make(key, transient, make);
      if (!isFailure(page) || !standIn) return { page, source: 'miss' };
      this.#postpone(standIn);
    } catch (error) {
      if (!standIn) throw error;
      this.#options.onBackgroundError(error);
      this.#postpone(standIn);
    }
    return { page: standIn.value, source: 'error' };
  }

  #refresh(key: string, transient: boolean, make: Make, entry: TaggedEntry<StoredPage>): void {
    // Set before the outcome is known, so that one attempt runs at a time.
    if (entry.retryAt) this.#postpone(entry);
    void this.#remake(key, transient, make, entry);
  }

  async #remake(key: string, transient: boolean, make: Make, entry: TaggedEntry<StoredPage>): Promise<void> {
    try {
      const page = await this.#make(key, transient, make);
      if (isFailure(page)) this.#postpone(entry);
    } catch (error) {
      this.#postpone(entry);
      this.#options.onBackgroundError(error);
    }
  }

  #make(key: string, transient: boolean, make: Make): Promise<StoredPage> {
    const { purges, shared, now } = this.#options;
    const { sequence } = purges;
    return this.#flights.run(key, sequence, async () => {
      const { page, storedAt } = shared
        ? await shared.once(key, make, (made) => made.cacheable && !isError(made) && !transient)
        : { page: await make(), storedAt: now() };
      if (isFailure(page)) return page;
      const isStored = page.cacheable || isError(page);
      if (isStored && !purges.purgedSince(sequence, page.tags)) this.#keep(key, transient, page, storedAt);
      else if (!isStored) {
        this.pages.delete(key);
        this.transients.delete(key);
      }
      return page;
    });
  }

  #keep(key: string, transient: boolean, page: StoredPage, storedAt: number): TaggedEntry<StoredPage> {
    const [home, other] =
      transient || isError(page) ? [this.transients, this.pages] : [this.pages, this.transients];
    other.delete(key);
    return home.set(key, page, page.tags, storedAt);
  }

  /** Takes over what another proxy, or this one in an earlier life, made of the page. */
  async #adopt(key: string, transient: boolean): Promise<void> {
    const { shared, purges } = this.#options;
    if (!shared || transient) return;
    const { sequence } = purges;
    await this.#looks.run(key, sequence, async () => {
      const found = await shared.read(key);
      const known = this.#entry(key);
      if (!found || (known && !known.expired && known.storedAt >= found.storedAt)) return;
      // The own stale copy is preferred to the shared one: it has the time of the next attempt.
      if (found.expired && known) return;
      if (purges.purgedSince(sequence, found.page.tags)) return;
      this.#keep(key, transient, found.page, found.storedAt).expired = found.expired;
    });
  }

  #entry(key: string): TaggedEntry<StoredPage> | undefined {
    return this.pages.get(key) ?? this.transients.get(key);
  }

  /** There are other proxies, and their purges are not received. */
  get #isAlone(): boolean {
    return this.#options.shared?.isConnected === false;
  }

  #isFresh(entry: TaggedEntry<StoredPage> | undefined): boolean {
    if (!entry || entry.expired) return false;
    const { errorPageFresh, fresh } = limits.pages;
    const usual = isError(entry.value) ? errorPageFresh : fresh;
    const allowed = this.#isAlone ? limits.shared.freshWhileAlone : usual;
    return this.#options.now() - entry.storedAt < allowed;
  }

  #postpone(entry: TaggedEntry<StoredPage>): void {
    entry.retryAt = this.#options.now() + limits.pages.retryAfterFailure;
  }
}
