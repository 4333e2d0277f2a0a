import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataLightCookie } from '../../src/config/parameters.ts';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { sendError } from '../plugins/error-handler.ts';
import { readAddress } from '../pages/page-address.ts';
import type { PageRequest } from '../pages/page-renderer.ts';
import type { PublicPages } from '../pages/public-pages.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { consentOf } from '../consent/consent-of.ts';

interface Options {
  pages: PublicPages;
  bodies: EncodedBodies;
  /** Cookies carry `Secure`. */
  https: boolean;
  /** Pages that are made for each visitor, by their path: what each one needs to know of the visitor. */
  perVisitor: ReadonlyMap<string, (request: FastifyRequest) => unknown>;
  now: () => number;
}

/** Set while somebody is signed in: their pages are made for them and kept nowhere. */
const signedInCookie = 'auth-check';
const oneYearInSeconds = 31_536_000;

/** Every address that no other route has: a page, its redirect or its error. */
export async function pageRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { pages, bodies, https, perVisitor, now } = options;
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const asked = readAddress(request.raw.url ?? '/');
    if (asked.kind === 'redirect') {
      if (asked.dataLight) rememberDataLight(reply, asked.dataLight);
      return reply
        .code(asked.status)
        .header('cache-control', asked.dataLight ? 'no-store' : 'public, max-age=3600')
        .header('location', asked.location)
        .send();
    }
    const page = { address: asked.address, dataLight: wantsDataLight(request), requestId: request.id };
    try {
      return await answer(page, request, reply);
    } catch (error) {
      return sendError(unavailable(error, request), request, reply);
    }
  });

  async function answer(
    asked: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const given = perVisitor.get(asked.address.pathname);
    const isPrivate = signedInCookie in request.cookies || given !== undefined;
    const { page, source } = isPrivate
      ? {
          page: await pages.makePrivate({ ...asked, given: await given?.(request) }),
          source: 'bypass' as const,
        }
      : await pages.find(asked);
    reply.header('x-cache', source).header('server-timing', serverTiming(source, page));
    const { nonce } = request;
    const { pathname } = asked.address;
    const hasChosen = consentOf(request, now()) !== undefined;
    const stale = source === 'error';
    return sendPage(request, reply, { page, stale, isPrivate, hasChosen, nonce, pathname, bodies });
  }

  function rememberDataLight(reply: FastifyReply, value: 'on' | 'off'): void {
    reply.setCookie(dataLightCookie, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: https,
      maxAge: oneYearInSeconds,
    });
  }
}

/** Where a page came from and, when it was made for this request, what that took. Names nothing of what was asked. */
function serverTiming(source: string, { timing }: StoredPage): string {
  const cache = `cache;desc=${source}`;
  if (!timing || (source !== 'miss' && source !== 'bypass')) return cache;
  return `${cache}, upstream;dur=${timing.upstream.toFixed(1)}, render;dur=${timing.render.toFixed(1)}`;
}

/** What the visitor chose counts more than what their browser says. */
export function wantsDataLight(request: FastifyRequest): boolean {
  const chosen = request.cookies[dataLightCookie];
  if (chosen === 'on' || chosen === 'off') return chosen === 'on';
  return request.headers['save-data'] === 'on';
}

/** A page that can't be made is a moment's trouble for its reader, whatever the cause. */
function unavailable(thrown: unknown, request: FastifyRequest): AppError {
  const error = toAppError(thrown);
  if (error.status < 500) return error;
  request.log.error({ err: error }, 'page could not be made');
  return new AppError('content_system_unavailable', { cause: error });
}
