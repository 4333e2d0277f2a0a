import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import type { MissedWords } from '../../shared/pages/render-contract.ts';
import { everythingTag, isGoneTag } from '../cache/tags.ts';
import { limits } from '../limits.ts';
import { staleBody, type StoredPage, storePage } from '../pages/stored-page.ts';
import { type PurgeFeed, purgedHash } from './purge-feed.ts';
import { keyPrefix, type RedisLink } from './redis-link.ts';

export interface SharedPage {
  readonly page: StoredPage;
  readonly storedAt: number;
  /** Its content has changed: it is served only while rendering fails. */
  readonly expired: boolean;
}

interface SerializedPage {
  status: number;
  redirect?: string;
  headers: Record<string, string>;
  html: string;
  staleHtml: string;
  cacheable: boolean;
  withheld: boolean;
  groupId?: number;
  missed?: MissedWords;
  tags: string[];
  storedAt: number;
  sequence: number;
}

interface Options {
  link: RedisLink;
  feed: PurgeFeed;
  now: () => number;
  /** Proxies of another build use separate pages. */
  build: string;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Fast compression for storage; bodies for visitors are compressed elsewhere. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** Rendered pages, shared by all proxies through Redis. */
export class SharedPages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether purges of other proxies are received. */
  get isConnected(): boolean {
    return this.#options.feed.isConnected;
  }

  async read(key: string): Promise<SharedPage | undefined> {
    const { link } = this.#options;
    const packed = await link.run((redis) => redis.getBuffer(keyPrefix + this.#name('page', key)));
    if (!packed) return undefined;
    const stored = JSON.parse((await decompress(packed)).toString()) as SerializedPage;
    const tags = [everythingTag, ...stored.tags];
    const purged = await link.run((redis) => redis.hmget(keyPrefix + purgedHash, ...tags));
    if (!purged) return undefined;
    const changed = tags.filter((_tag, index) => Number(purged[index] ?? 0) > stored.sequence);
    if (changed.some(isGoneTag)) return undefined;
    const { redirect, ...rest } = stored;
    const rendered = { ...rest, ...(redirect === undefined ? {} : { redirect }) };
    const page = storePage(rendered, stored.tags);
    return { page, storedAt: stored.storedAt, expired: changed.length > 0 };
  }

  /**
   * Renders a page once among all proxies: `make` runs here, or the result of the proxy that is rendering it is used.
   * Without Redis it runs here.
   * @param isCacheable whether the page may be stored
   */
  async once(
    key: string,
    make: () => Promise<StoredPage>,
    isCacheable: (page: StoredPage) => boolean,
  ): Promise<SharedPage> {
    const since = this.#options.now();
    const token = randomUUID();
    const claim = await this.#claim(key, token);
    const made =
      claim === 'mine' ? await this.#newer(key, since) : await this.#awaitOthers(key, token, since, claim);
    if (made) {
      await this.#release(key, token);
      return made;
    }
    try {
      const { sequence } = this.#options.feed;
      const page = await make();
      const storedAt = this.#options.now();
      if (isCacheable(page)) await this.#write(key, page, storedAt, sequence);
      return { page, storedAt, expired: false };
    } finally {
      await this.#release(key, token);
    }
  }

  async #claim(key: string, token: string): Promise<'mine' | 'taken' | 'alone'> {
    const answer = await this.#options.link.run(async (redis) => ({
      result: await redis.set(keyPrefix + this.#name('claim', key), token, 'PX', limits.shared.claim, 'NX'),
    }));
    if (!answer) return 'alone';
    return answer.result === 'OK' ? 'mine' : 'taken';
  }

  /** @returns undefined when this proxy has to render it: no other proxy does any longer, or it took too long */
  async #awaitOthers(
    key: string,
    token: string,
    since: number,
    first: 'taken' | 'alone',
  ): Promise<SharedPage | undefined> {
    const deadline = performance.now() + limits.shared.claim;
    let claim: 'mine' | 'taken' | 'alone' = first;
    while (claim === 'taken' && performance.now() < deadline) {
      await pause(limits.shared.lookAgain);
      const made = await this.#newer(key, since);
      if (made) return made;
      claim = await this.#claim(key, token);
    }
    // Between the last look and the claim it may have been finished.
    return claim === 'mine' ? this.#newer(key, since) : undefined;
  }

  async #newer(key: string, since: number): Promise<SharedPage | undefined> {
    const found = await this.read(key);
    return found && !found.expired && found.storedAt >= since - limits.shared.justMade ? found : undefined;
  }

  async #write(key: string, page: StoredPage, storedAt: number, sequence: number): Promise<void> {
    const { status, redirect, headers, body, cacheable, withheld, groupId, missed, tags } = page;
    const html = body.html.toString();
    const staleHtml = staleBody(page).html.toString();
    const stored = {
      status,
      redirect,
      headers,
      html,
      staleHtml,
      cacheable,
      withheld,
      groupId,
      missed,
      tags,
      storedAt,
      sequence,
    };
    const packed = await compress(JSON.stringify(stored), quality);
    const values = [sequence, limits.pages.staleIfError, packed, everythingTag, ...tags];
    await this.#options.link.script('passerelleStore', [this.#name('page', key), purgedHash], values);
  }

  async #release(key: string, token: string): Promise<void> {
    await this.#options.link.script('passerelleRelease', [this.#name('claim', key)], [token]);
  }

  #name(kind: 'page' | 'claim', key: string): string {
    return `${kind}:${this.#options.build}:${key}`;
  }
}
