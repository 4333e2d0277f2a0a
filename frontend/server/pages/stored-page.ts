import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { MissedWords, RenderedPage } from '../../shared/pages/render-contract.ts';

export interface PageBody {
  readonly html: Buffer;
  readonly hash: string;
}

export interface StoredPage {
  readonly status: number;
  readonly redirect: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
  /** The same page with the note that it may be out of date, compressed: it is rarely needed. */
  readonly stale: Buffer;
  /** May be cached for all visitors. */
  readonly cacheable: boolean;
  /** Members would read more: they have a copy of their own. */
  readonly withheld: boolean;
  /** Group of the item that the public page is about, whose views are counted. */
  readonly groupId?: number;
  /** Words of a search that found nothing, which are counted. */
  readonly missed?: MissedWords;
  readonly tags: readonly string[];
  /** Durations of the rendering; absent for a page that was not made here. */
  readonly timing?: PageTiming;
}

/** Milliseconds that went into making a page. */
export interface PageTiming {
  /** Time while at least one request to the content system was open. */
  readonly upstream: number;
  /** The rest. */
  readonly render: number;
}

/** The fastest: a tenth of the size is good enough. */
const fastest = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

export function storePage(
  page: RenderedPage & { withheld: boolean },
  tags: readonly string[],
  timing?: PageTiming,
): StoredPage {
  const { status, redirect, headers, html, staleHtml, cacheable, withheld, groupId, missed } = page;
  return {
    status,
    redirect,
    // A shared page must not set cookies.
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'set-cookie'),
    ),
    body: bodyOf(Buffer.from(html)),
    stale: staleHtml === undefined ? Buffer.alloc(0) : brotliCompressSync(staleHtml, fastest),
    cacheable,
    withheld,
    ...(groupId === undefined ? {} : { groupId }),
    ...(missed ? { missed } : {}),
    tags,
    ...(timing ? { timing } : {}),
  };
}

/** The page with the notice that it may be out of date. */
export const staleBody = ({ stale, body }: StoredPage): PageBody =>
  stale.length > 0 ? bodyOf(brotliDecompressSync(stale)) : body;

export const bytesOfPage = ({ body, stale }: StoredPage): number => body.html.length + stale.length;

const bodyOf = (html: Buffer): PageBody => ({
  html,
  hash: createHash('sha256').update(html).digest('base64url').slice(0, 22),
});
