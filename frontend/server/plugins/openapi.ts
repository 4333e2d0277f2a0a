import fastifySwagger from '@fastify/swagger';
import fp from 'fastify-plugin';

/** Describes /api from the schemas of its routes; routes without one are left out. */
export const openapi = fp<{ publicUrl: URL }>(
  async (app, { publicUrl }) => {
    await app.register(fastifySwagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Passerelle',
          version: '1',
          description: 'The calls between the pages and the server.',
        },
        servers: [{ url: publicUrl.origin }],
      },
      hideUntagged: true,
    });
  },
  { name: 'openapi' },
);
