import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath } from '../../shared/config/locales.ts';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { encode } from '../cache/encoded-bodies.ts';
import { chooseEncoding, matchesEtag, worthEncoding } from '../cache/encoding.ts';
import { limits } from '../limits.ts';
import { staleBody, type StoredPage } from './stored-page.ts';

interface Sending {
  page: StoredPage;
  /** Served with the notice that it may be out of date. */
  stale: boolean;
  cacheScope: CacheScope;
  /** false: made for this answer alone. */
  isStored: boolean;
  pathname: string;
  bodies: EncodedBodies;
}

/** Caches that may store a page: shared ones; the reader's browser, with revalidation; none. */
export type CacheScope = 'public' | 'browser' | 'none';

const { sharedFresh, sharedStaleIfError } = limits.pages;
/** Browsers revalidate each time; an HTTP cache in front of this server may store the page for as long as a change may take to show. */
const rules: Readonly<Record<CacheScope, string>> = {
  public: `public, max-age=0, s-maxage=${sharedFresh}, stale-if-error=${sharedStaleIfError}`,
  browser: 'private, no-cache',
  none: 'private, no-store',
};

/** Sends a page: redirects, entity tags, compressed bodies, cache rules. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, stale, cacheScope, isStored, bodies, pathname }: Sending,
): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers);
  reply.header('vary', 'Accept-Encoding, Cookie, Save-Data');
  const scope = stale || page.status >= 500 ? 'none' : cacheScope;
  reply.header('cache-control', rules[scope]);
  // An HTTP cache would repeat the id of the request that filled it.
  if (scope === 'public') reply.removeHeader('x-request-id');
  if (page.status === 503) reply.header('retry-after', String(limits.retryAfter));
  if (page.redirect !== undefined) return reply.header('location', ownPath(page.redirect)).send();

  reply.type('text/html; charset=utf-8').header('content-language', languageOfPath(pathname));
  const { html, hash } = stale ? staleBody(page) : page.body;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (scope !== 'none' && page.status === 200) {
    const etag = `W/"${hash}"`;
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (worthEncoding(html, encoding)) reply.header('content-encoding', encoding);
  return reply.send(isStored ? await bodies.get(hash, html, encoding) : await encode(html, encoding, 'once'));
}

/** Sends a page that was rendered for this request alone. */
export const sendPrivatePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Pick<Sending, 'page' | 'pathname' | 'bodies'>,
): Promise<FastifyReply> =>
  sendPage(request, reply, { ...parts, stale: false, cacheScope: 'none', isStored: false });

/** Redirects of the renderer stay on this site whatever was in the address. */
export function ownPath(path: string): string {
  const { pathname, search } = new URL(`http://site.invalid/${path.replace(/^[/\\]+/, '')}`);
  return pathname + search;
}
