import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { ViteDevServer } from 'vite';
import { alsoWithAnyStyle } from '../server/plugins/security-headers.ts';

/** Paths that Vite serves: its own modules, sources, and files of packages. */
const viteAddress = /^\/(?:@|shared\/|src\/|node_modules\/|__)/;

/** Serves Vite's files beside the routes, and lets pages take the style elements by which Vite replaces styles. */
export const viteFiles = (vite: ViteDevServer): FastifyPluginAsync =>
  fp(
    async (app) => {
      app.addHook('onRequest', async ({ raw }, reply) => {
        if (viteAddress.test(raw.url ?? '')) {
          reply.hijack();
          vite.middlewares(raw, reply.raw, () => {
            reply.raw.writeHead(404).end();
          });
          return;
        }
        reply.header(
          'content-security-policy',
          alsoWithAnyStyle(String(reply.getHeader('content-security-policy'))),
        );
      });
      app.addHook('onClose', () => vite.close());
    },
    { name: 'vite-files', dependencies: ['security-headers'] },
  );
