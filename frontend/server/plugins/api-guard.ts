import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { bindingOf, type CsrfTokens } from '../session/csrf.ts';
import { isSameOrigin } from '../session/same-origin.ts';
import { personKey } from './limit-keys.ts';
import { perMinute } from './per-minute.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** false: the route authenticates otherwise (a signature), or changes nothing. */
    guarded?: boolean;
    /** Sign-in reports missing cookies with its own error. */
    needsCookies?: boolean;
    /** Media type of the body, where it is neither JSON nor a form. */
    bodyType?: string;
  }
}

interface Options {
  csrf: CsrfTokens;
  publicUrl: URL;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks of every /api call that changes something: same origin, JSON or a form as body, the CSRF token of its session,
 * and a rate limit. `config: { guarded: false }` disables them.
 */
export const apiGuard = fp<Options>(
  async (app: FastifyInstance, { csrf, publicUrl }) => {
    app.addHook('onRoute', (route) => {
      const methods = [route.method].flat();
      const changes = route.url.startsWith('/api/') && methods.some((method) => !reading.has(method));
      if (!changes || route.url.includes('*')) return;
      route.config = { guarded: true, ...route.config };
      if (!route.config.guarded) return;
      route.config.rateLimit ??= perMinute(limits.session.writesPerMinute, {
        hook: 'preHandler',
        keyGenerator: personKey,
      });
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
function isKnownType({ headers, routeOptions: { config } }: FastifyRequest): boolean {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (config.bodyType !== undefined) return type === config.bodyType;
  if (type === undefined)
    return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  return type === 'application/json' || type === 'multipart/form-data';
}
