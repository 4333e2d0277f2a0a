import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataLightCookie } from '../../src/config/parameters.ts';
import { consentCookie } from '../../src/lib/consent.ts';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { sendError } from '../plugins/error-handler.ts';
import { readAddress } from '../pages/page-address.ts';
import type { PageRequest } from '../pages/page-renderer.ts';
import type { LoadViewData, ReaderPages } from '../pages/reader-pages.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { sendRedirect } from '../pages/send-redirect.ts';
import { speculationRulesPath } from './speculation-rules.ts';
import { consentOf } from '../consent/consent-of.ts';

interface Options {
  readers: ReaderPages;
  bodies: EncodedBodies;
  /** Cookies carry `Secure`. */
  https: boolean;
  perVisitor: PerVisitorPages;
  now: () => number;
}

/** The pages that are rendered for each request, by their path. */
export type PerVisitorPages = ReadonlyMap<string, LoadViewData>;

/** Every address that no other route has: a page, its redirect or its error. */
export async function pageRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { readers, bodies, https, perVisitor, now } = options;
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const target = readAddress(request.raw.url ?? '/');
    if (target.kind === 'redirect') return sendRedirect(target, reply, https);
    const page = {
      address: target.address,
      dataLight: wantsDataLight(request),
      asksConsent: consentOf(request, now()) === undefined,
      requestId: request.id,
    };
    try {
      return await answer(page, request, reply);
    } catch (error) {
      return sendError(unavailable(error, request), request, reply);
    }
  });

  async function answer(
    pageRequest: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { pathname } = pageRequest.address;
    const { page, source, cacheScope } = await readers.find(
      pageRequest,
      request,
      reply,
      perVisitor.get(pathname),
    );
    reply.header('x-cache', source).header('server-timing', serverTiming(source, page));
    if (!pageRequest.dataLight) reply.header('speculation-rules', `"${speculationRulesPath}"`);
    // For an HTTP cache that tells visitors apart by whether they have that cookie.
    const hasOldChoice = pageRequest.asksConsent && consentCookie in request.cookies;
    return sendPage(request, reply, {
      page,
      stale: source === 'error',
      cacheScope: hasOldChoice && cacheScope === 'public' ? 'none' : cacheScope,
      isStored: source !== 'bypass',
      pathname,
      bodies,
    });
  }
}

/** Where a page came from and, when it was made for this request, what that took. Names no operation. */
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
export function unavailable(thrown: unknown, request: FastifyRequest): AppError {
  const error = toAppError(thrown);
  if (error.status < 500) return error;
  request.log.error({ err: error }, 'page could not be made');
  return new AppError('content_system_unavailable', { cause: error });
}
