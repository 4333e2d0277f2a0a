import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { viewTiming } from '../../shared/config/view-timing.ts';
import { equalsSecret } from '../security/signatures.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Source of the page (which cache, or none), for log and metrics. */
    cacheState: string | undefined;
  }
}

interface Options {
  exposesCacheState: boolean;
  metricsToken: string | undefined;
}

/** Removes what headers say about caches, except in development and for operators, who send the token of /metrics. */
export const cacheState = fp<Options>(
  async (app, { exposesCacheState, metricsToken }) => {
    app.decorateRequest('cacheState', undefined);
    app.addHook('onSend', async (request, reply, payload) => {
      const state = reply.getHeader('x-cache');
      request.cacheState = typeof state === 'string' ? state : undefined;
      if (!exposesCacheState && !isOperator(request, metricsToken)) hideCacheState(reply);
      return payload;
    });
  },
  { name: 'cache-state' },
);

const forVisitors = `${viewTiming};`;

/** Whether a page was read shortly before is not for visitors. Of `Server-Timing` they get the one entry that pages need. */
function hideCacheState(reply: FastifyReply): void {
  reply.removeHeader('x-cache');
  const timings = String(reply.getHeader('server-timing') ?? '').split(', ');
  const shown = timings.filter((timing) => timing.startsWith(forVisitors));
  if (shown.length > 0) reply.header('server-timing', shown.join(', '));
  else reply.removeHeader('server-timing');
}

/** @returns whether the request has the token as bearer; always false without a configured token */
export function isOperator({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  return equalsSecret(headers.authorization ?? '', `Bearer ${token}`);
}
