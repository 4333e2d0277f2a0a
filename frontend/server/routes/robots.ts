import type { FastifyInstance } from 'fastify';
import type { Environment } from '../../src/config/environment.ts';

const forProduction = 'User-agent: *\nDisallow: /api/\n';
const forCopies = 'User-agent: *\nDisallow: /\n';

/** GET /robots.txt: only the production site is for search engines. */
export async function robots(
  app: FastifyInstance,
  { environment }: { environment: Environment },
): Promise<void> {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(environment === 'production' ? forProduction : forCopies),
  );
}
