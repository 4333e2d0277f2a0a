import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { everythingTag, isGoneTag } from '../cache/tags.ts';
import { limits } from '../limits.ts';
import { staleBody, type StoredPage, storePage } from '../pages/stored-page.ts';
import { type PurgeFeed, purgedHash } from './purge-feed.ts';
import { keyPrefix, type RedisLink } from './redis-link.ts';

export interface SharedPage {
  readonly page: StoredPage;
  readonly storedAt: number;
  /** Something that it shows has changed: it may only stand in while nothing newer can be made. */
  readonly expired: boolean;
}

interface Kept {
  status: number;
  redirect?: string;
  headers: Record<string, string>;
  html: string;
  staleHtml: string;
  cacheable: boolean;
  withheld: boolean;
  tags: string[];
  storedAt: number;
  sequence: number;
}

interface Options {
  link: RedisLink;
  feed: PurgeFeed;
  now: () => number;
  /** Proxies of another build keep pages of their own. */
  build: string;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Good enough to move a page about; the bytes that visitors get are made elsewhere. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

/** Pages that one proxy made and all may show. */
export class SharedPages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Would a purge of another proxy be heard? */
  get isHearing(): boolean {
    return this.#options.feed.isHearing;
  }

  async read(key: string): Promise<SharedPage | undefined> {
    const { link } = this.#options;
    const packed = await link.run((redis) => redis.getBuffer(keyPrefix + this.#name('page', key)));
    if (!packed) return undefined;
    const kept = JSON.parse((await decompress(packed)).toString()) as Kept;
    const tags = [everythingTag, ...kept.tags];
    const purged = await link.run((redis) => redis.hmget(keyPrefix + purgedHash, ...tags));
    if (!purged) return undefined;
    const changed = tags.filter((_tag, index) => Number(purged[index] ?? 0) > kept.sequence);
    if (changed.some(isGoneTag)) return undefined;
    const { redirect, ...rest } = kept;
    const rendered = { ...rest, ...(redirect === undefined ? {} : { redirect }) };
    const page = storePage(rendered, kept.tags);
    return { page, storedAt: kept.storedAt, expired: changed.length > 0 };
  }

  /**
   * Makes a page once among all proxies: `make` runs here, or the page of the proxy that is making it is taken.
   * Without Redis it runs here.
   * @param keep may this page be kept?
   */
  async once(
    key: string,
    make: () => Promise<StoredPage>,
    keep: (page: StoredPage) => boolean,
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
      if (keep(page)) await this.#write(key, page, storedAt, sequence);
      return { page, storedAt, expired: false };
    } finally {
      await this.#release(key, token);
    }
  }

  async #claim(key: string, token: string): Promise<'mine' | 'taken' | 'alone'> {
    const answer = await this.#options.link.run(async (redis) => ({
      given: await redis.set(keyPrefix + this.#name('claim', key), token, 'PX', limits.shared.claim, 'NX'),
    }));
    if (!answer) return 'alone';
    return answer.given === 'OK' ? 'mine' : 'taken';
  }

  /** @returns undefined when it is ours to make: nobody else does any longer, or it took too long */
  async #awaitOthers(
    key: string,
    token: string,
    since: number,
    first: 'taken' | 'alone',
  ): Promise<SharedPage | undefined> {
    const deadline = performance.now() + limits.shared.claim;
    let claim: 'mine' | 'taken' | 'alone' = first;
    while (claim === 'taken' && performance.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, limits.shared.lookAgain));
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
    const { status, redirect, headers, body, cacheable, withheld, tags } = page;
    const html = body.html.toString();
    const staleHtml = staleBody(page).html.toString();
    const kept = {
      status,
      redirect,
      headers,
      html,
      staleHtml,
      cacheable,
      withheld,
      tags,
      storedAt,
      sequence,
    };
    const packed = await compress(JSON.stringify(kept), quality);
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
