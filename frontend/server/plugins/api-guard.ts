import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { bindingOf, type CsrfTokens } from '../session/csrf.ts';
import { isSameOrigin } from '../session/same-origin.ts';
import { personKey } from './limit-keys.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** false: the route has other means to know who calls (a signature), or changes nothing. */
    guarded?: boolean;
    /** Signing in says of itself that it needs cookies. */
    needsCookies?: boolean;
  }
}

interface Options {
  csrf: CsrfTokens;
  publicUrl: URL;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What every call of /api that changes something must pass, without its route writing a line: it comes from a page of
 * this site, carries JSON or a form, holds the token of its session, and is not one of too many. A route that needs
 * none of it says `config: { guarded: false }`.
 */
export const apiGuard = fp<Options>(
  async (app: FastifyInstance, { csrf, publicUrl }) => {
    app.addHook('onRoute', (route) => {
      const methods = [route.method].flat();
      const changes = route.url.startsWith('/api/') && methods.some((method) => !reading.has(method));
      if (!changes || route.url.includes('*')) return;
      route.config = { guarded: true, ...route.config };
      if (!route.config.guarded) return;
      route.config.rateLimit ??= {
        max: limits.session.writesPerMinute,
        timeWindow: '1 minute',
        hook: 'preHandler',
        keyGenerator: personKey,
      };
    });

    app.addHook('onRequest', async (request) => {
      const { guarded, needsCookies } = request.routeOptions.config;
      if (!guarded || reading.has(request.method)) return;
      if (!isSameOrigin(request, publicUrl))
        throw new AppError('forbidden', { detail: 'another origin', event: 'origin' });
      if (!isKnownType(request)) throw new AppError('unsupported_media_type');
      const token = request.headers['x-csrf-token'];
      if (typeof token !== 'string' || token === '') throw new AppError('csrf_missing');
      const binding = bindingOf(request);
      if (!binding && needsCookies) throw new AppError('cookies_refused');
      if (!binding || !csrf.isValid(token, binding)) throw new AppError('csrf_invalid');
    });
  },
  { name: 'api-guard', dependencies: ['@fastify/cookie', 'error-handler'] },
);

/** A call without a body needs no type. */
function isKnownType({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === undefined)
    return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  return type === 'application/json' || type === 'multipart/form-data';
}
