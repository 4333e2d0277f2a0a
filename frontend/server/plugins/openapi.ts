import fastifySwagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { answersOf, headersOf } from '../calls/openapi-answers.ts';
import type { Operations } from '../upstream/operations.ts';

/** Describes /api from the table of its calls. */
export const openapi = fp<{ publicUrl: URL; operations: Operations }>(
  async (app, { publicUrl, operations }) => {
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
      // Not as schemas of routes: Fastify would write answers by them, and leave out what they do not name.
      transform({ schema, url, route }) {
        const row = route.config?.call;
        if (!row) return { schema, url };
        return { schema: { ...schema, headers: headersOf(row), response: answersOf(row, operations) }, url };
      },
    });
  },
  { name: 'openapi' },
);
