import type { Route } from '../route.ts';

/** GET /api/openapi.json: the calls of this server, from the schemas of their routes. */
export const route: Route = async (app) => {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(app.swagger()),
  );
};
