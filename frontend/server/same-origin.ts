import type { FastifyRequest } from 'fastify';
import { AppError } from './errors/app-error.ts';

/**
 * Writes come from our own pages only. Browsers say where a request comes from in `Sec-Fetch-Site`, older ones in
 * `Origin`; what says neither, or another site, is refused.
 * @throws AppError forbidden
 */
export function assertSameOrigin(request: FastifyRequest, publicUrl: URL): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOurs = site === undefined ? origin === publicUrl.origin : site === 'same-origin';
  if (!isOurs) throw new AppError('forbidden', { detail: `from ${site ?? origin ?? 'nowhere'}` });
}
