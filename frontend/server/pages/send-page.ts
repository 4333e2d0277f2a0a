import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOfPath } from '../../src/config/locales.ts';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { encode } from '../cache/encoded-bodies.ts';
import { chooseEncoding, matchesEtag, worthEncoding } from '../cache/encoding.ts';
import { limits } from '../limits.ts';
import { noncePlaceholder, type PageBody, type StoredPage } from './stored-page.ts';
import { withoutBanner } from './without-banner.ts';

interface Sending {
  page: StoredPage;
  /** Shown with the note that it may be out of date. */
  stale: boolean;
  /** Made for one visitor. */
  isPrivate: boolean;
  /** The visitor has chosen about cookies: the page does not ask. */
  hasChosen: boolean;
  nonce: string;
  pathname: string;
  bodies: EncodedBodies;
}

/** Sends a page: redirects, entity tags, compressed bodies, cache rules for browsers. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  sending: Sending,
): Promise<FastifyReply> {
  const { page, stale, isPrivate, hasChosen, nonce, bodies, pathname } = sending;
  reply.code(page.status).headers(page.headers);
  reply.header('vary', 'Accept-Encoding, Cookie, Save-Data');
  if (isPrivate || page.status >= 500 || stale) reply.header('cache-control', 'private, no-store');
  else reply.header('cache-control', 'public, max-age=0, must-revalidate');
  if (page.status === 503) reply.header('retry-after', String(limits.retryAfter));
  if (page.redirect !== undefined) return reply.header('location', ownPath(page.redirect)).send();

  reply.type('text/html; charset=utf-8').header('content-language', languageOfPath(pathname));
  const whole = stale ? page.staleBody() : page.body;
  const body = hasChosen ? withoutBanner(whole) : whole;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  // A browser that keeps a page would keep its nonce too, which the next response's policy no longer names.
  if (page.status === 200 && !body.hasNonce && !isPrivate && !stale) {
    const etag = `W/"${body.hash}"`;
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  if (worthEncoding(body.html, encoding)) reply.header('content-encoding', encoding);
  return reply.send(await bytesOf(body, encoding, nonce, isPrivate ? undefined : bodies));
}

function bytesOf(
  body: PageBody,
  encoding: ReturnType<typeof chooseEncoding>,
  nonce: string,
  bodies: EncodedBodies | undefined,
): Promise<Buffer> {
  if (body.hasNonce) {
    return encode(Buffer.from(body.html.toString().replaceAll(noncePlaceholder, nonce)), encoding, 'once');
  }
  return bodies ? bodies.get(body.hash, body.html, encoding) : encode(body.html, encoding, 'once');
}

/** Redirects of the renderer stay on this site whatever was in the address. */
export function ownPath(path: string): string {
  const { pathname, search } = new URL(`http://site.invalid/${path.replace(/^[/\\]+/, '')}`);
  return pathname + search;
}
