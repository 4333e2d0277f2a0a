import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { AppError } from '../errors/app-error.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Asked on this machine, and not passed on by a reverse proxy that runs on it. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/**
 * GET /metrics for Prometheus: with the token as bearer. Without a configured token only this machine may ask, and in
 * production nobody.
 */
export async function metricsRoute(
  app: FastifyInstance,
  { env }: { env: Pick<Env, 'environment' | 'metricsToken'> },
): Promise<void> {
  const { metricsToken, environment } = env;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const allowed = metricsToken
      ? sameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
      : environment !== 'production' && isLocal(request);
    if (!allowed) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(app.metrics.text());
  });
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
