import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the page came from, for log and metrics. */
    cacheState: string | undefined;
  }
}

interface Options {
  exposesCacheState: boolean;
  metricsToken: string | undefined;
}

/** Headers that reveal whether a page was read shortly before: not for visitors. */
const headers = ['x-cache', 'server-timing'];

/** Removes headers about caches, except in development and for operators, who send the token of /metrics. */
export const cacheState = fp<Options>(
  async (app, { exposesCacheState, metricsToken }) => {
    app.decorateRequest('cacheState', undefined);
    app.addHook('onSend', async (request, reply, payload) => {
      const state = reply.getHeader('x-cache');
      request.cacheState = typeof state === 'string' ? state : undefined;
      if (!exposesCacheState && !isOperator(request, metricsToken))
        for (const name of headers) reply.removeHeader(name);
      return payload;
    });
  },
  { name: 'cache-state' },
);

/** @returns whether the request has the token as bearer; always false without a configured token */
export function isOperator({ headers: given }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [sent, expected] = [Buffer.from(given.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
