import fp from 'fastify-plugin';
import { Metrics } from '../metrics/metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Counts requests by route (never by address) and gives /metrics its figures. */
export const metrics = fp(
  async (app) => {
    const registry = new Metrics();
    app.decorate('metrics', registry);
    let running = 0;
    registry.gauge(() => [{ name: 'passerelle_http_requests_running', labels: {}, value: running }]);
    app.addHook('onRequest', async (_request, reply) => {
      running += 1;
      // Also when the caller went away: no other event says so in every case.
      reply.raw.once('close', () => {
        running -= 1;
      });
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      registry.count('passerelle_http_requests_total', labels);
      registry.observe('passerelle_http_request_seconds', { route }, reply.elapsedTime / 1_000);
      const { cacheState } = request;
      if (cacheState) registry.count('passerelle_page_cache_total', { result: cacheState });
    });
    app.addHook('onClose', async () => registry.close());
  },
  { name: 'metrics' },
);
