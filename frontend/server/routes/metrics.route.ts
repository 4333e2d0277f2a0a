import type { FastifyRequest } from 'fastify';
import { isOperator } from '../plugins/cache-state.ts';
import { AppError } from '../errors/app-error.ts';
import { outboxHealth } from '../operations/outbox-health.ts';
import { securityCounts } from '../security/security-counts.ts';
import type { Route } from './route.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Requested from this machine, and not forwarded by a reverse proxy on it. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/**
 * GET /metrics for Prometheus, with the token as bearer. Without a configured token only this machine may read it, and
 * in production no one. WordPress's figures are omitted when it does not answer.
 */
export const route: Route = async (app, { env, wordpress }) => {
  const { metricsToken, environment } = env;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const allowed = metricsToken
      ? isOperator(request, metricsToken)
      : environment !== 'production' && isLocal(request);
    if (!allowed) throw new AppError('not_found');
    const [counts, health] = await Promise.all([
      securityCounts(wordpress, request.id).catch((error: unknown) => {
        request.log.warn({ err: error }, 'no counts of WordPress’s security events');
        return [];
      }),
      outboxHealth(wordpress, request.id).catch((error: unknown) => {
        request.log.warn({ err: error }, 'no figures of WordPress’s outbox');
        return undefined;
      }),
    ]);
    const { registry, wordpressEvents, outbox } = app.metrics;
    wordpressEvents.replace(counts);
    outbox.replace(health);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
};
