import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { defaultLanguage, type Language, languageOfPath } from '../../shared/config/locales.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of texts in the answer: the `x-locale` header under /api, the address elsewhere. */
    language: Language;
  }
}

const wellFormedId = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's `x-request-id` when it is one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const received = request.headers['x-request-id'];
  return typeof received === 'string' && wellFormedId.test(received) ? received : randomUUID();
}

export function languageOfRequest(url: string, header: string | string[] | undefined): Language {
  const [pathname = '/'] = url.split('?');
  if (pathname !== '/api' && !pathname.startsWith('/api/')) return languageOfPath(pathname);
  return header === 'en' ? 'en' : defaultLanguage;
}

/** Request id and language of each request; the id is sent with every response that HTTP caches may not store. */
export const requestContext = fp(
  async (app) => {
    app.decorateRequest('language', defaultLanguage);
    app.addHook('onRequest', async (request, reply) => {
      request.language = languageOfRequest(request.url, request.headers['x-locale']);
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'request-context' },
);
