import type { FastifyInstance } from 'fastify';

/** GET /api/openapi.json: the calls of this server, from the schemas of their routes. */
export async function openapiRoute(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(app.swagger()),
  );
}
