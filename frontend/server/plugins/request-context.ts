import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { defaultLanguage, type Language, languageOfPath } from '../../src/config/locales.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the response's Content-Security-Policy names; new for each response. */
    nonce: string;
    /** Language of texts in the answer: the `x-locale` header under /api, the address elsewhere. */
    language: Language;
  }
}

const wellFormedId = /^[A-Za-z0-9._-]{8,64}$/;
const nonceBytes = 16;

/** The caller's `x-request-id` when it is one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

export const newNonce = (): string => randomBytes(nonceBytes).toString('base64url');

export function languageOfRequest(url: string, header: string | string[] | undefined): Language {
  const [pathname = '/'] = url.split('?');
  if (pathname !== '/api' && !pathname.startsWith('/api/')) return languageOfPath(pathname);
  return header === 'en' ? 'en' : defaultLanguage;
}

/** Request id, nonce and language of each request; the id goes out with every response. */
export const requestContext = fp(
  async (app) => {
    app.decorateRequest('nonce', '');
    app.decorateRequest('language', defaultLanguage);
    app.addHook('onRequest', async (request, reply) => {
      request.nonce = newNonce();
      request.language = languageOfRequest(request.url, request.headers['x-locale']);
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'request-context' },
);
