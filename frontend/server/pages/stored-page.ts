import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../src/app/seam.ts';
import type { Language } from '../../src/config/locales.ts';
import { pageTexts } from '../errors/messages.ts';

/** Stands for the nonce in rendered HTML; each response gets its own. */
export const noncePlaceholder = 'passerelle-nonce-placeholder';
/** The start of the body, as the renderer writes it. */
const startOfBody = /<body[^>]*>/;

export interface PageBody {
  readonly html: Buffer;
  readonly hash: string;
  /** The HTML holds the nonce placeholder: it differs from response to response. */
  readonly hasNonce: boolean;
}

export interface StoredPage {
  readonly status: number;
  readonly redirect: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
  /** The same page with the note that it may be out of date; made when it is first needed. */
  readonly staleBody: () => PageBody;
  /** May be kept for everyone who is signed out. */
  readonly cacheable: boolean;
  readonly tags: readonly string[];
  /** Of a page that was made here. */
  readonly timing?: PageTiming;
}

/** Milliseconds that went into making a page. */
export interface PageTiming {
  /** While at least one question to the content system was open. */
  readonly upstream: number;
  /** The rest. */
  readonly render: number;
}

export function storePage(
  page: RenderedPage,
  tags: readonly string[],
  language: Language,
  timing?: PageTiming,
): StoredPage {
  const body = bodyOf(page.html);
  let stale: PageBody | undefined;
  return {
    status: page.status,
    redirect: page.redirect,
    // A page that is kept for everyone must not carry anybody's cookie.
    headers: Object.fromEntries(
      Object.entries(page.headers).filter(([name]) => name.toLowerCase() !== 'set-cookie'),
    ),
    body,
    staleBody: () => {
      stale ??= bodyOf(body.html.toString().replace(startOfBody, (tag) => tag + staleNotice(language)));
      return stale;
    },
    cacheable: page.cacheable,
    tags,
    ...(timing ? { timing } : {}),
  };
}

export function bytesOfPage(page: StoredPage): number {
  // Three times: the stale body may be made, and the one without the question about cookies.
  return page.body.html.length * 3;
}

export function bodyOf(html: string): PageBody {
  const buffer = Buffer.from(html);
  return {
    html: buffer,
    hash: createHash('sha256').update(buffer).digest('base64url').slice(0, 22),
    hasNonce: html.includes(noncePlaceholder),
  };
}

const staleNotice = (language: Language): string =>
  `<aside role="status" data-notice="stale">${pageTexts[language].stale}</aside>`;
