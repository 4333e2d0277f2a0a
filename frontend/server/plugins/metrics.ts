import fp from 'fastify-plugin';
import { Metrics } from '../metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Counts requests by route (never by URL) and serves /metrics. */
export const metrics = fp(
  async (app) => {
    const counted = new Metrics();
    app.decorate('metrics', counted);
    app.addHook('onRequest', async (_request, reply) => {
      counted.requestsRunning.inc();
      // Also emitted when the client disconnected.
      reply.raw.once('close', () => counted.requestsRunning.dec());
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      counted.requests.inc({ method: request.method, route, status: String(reply.statusCode) });
      counted.requestSeconds.observe({ route }, reply.elapsedTime / 1_000);
      const { cacheState } = request;
      if (cacheState) counted.pages.inc({ result: cacheState });
    });
    app.addHook('onClose', async () => counted.close());
  },
  { name: 'metrics' },
);
