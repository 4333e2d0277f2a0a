import type { FastifyRequest } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from a page of this site, by headers that pages cannot forge; without these headers it does
 * not.
 */
export function isSameOrigin(request: FastifyRequest, publicUrl: URL): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined) return site !== undefined;
  return isOriginOf(origin, publicUrl);
}

/** Is an `Origin` header that of an address? On a developer's machine an address has several names. */
export function isOriginOf(origin: string, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (!loopback.has(publicUrl.hostname) || !URL.canParse(origin)) return false;
  const { hostname, port, protocol } = new URL(origin);
  return loopback.has(hostname) && port === publicUrl.port && protocol === publicUrl.protocol;
}
