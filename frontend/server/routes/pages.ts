import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataLightCookie } from '../../src/config/parameters.ts';
import { consentCookie } from '../../src/lib/consent.ts';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { sendError } from '../plugins/error-handler.ts';
import { readAddress } from '../pages/page-address.ts';
import type { PageRequest } from '../pages/page-renderer.ts';
import type { PersonalPages } from '../pages/personal-pages.ts';
import type { FoundPage } from '../pages/page-store.ts';
import type { PublicPages } from '../pages/public-pages.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { requireNoSignIn } from '../pages/sign-in-redirect.ts';
import { speculationRulesPath } from './speculation-rules.ts';
import { consentOf } from '../consent/consent-of.ts';

interface Options {
  pages: PublicPages;
  personal: PersonalPages;
  bodies: EncodedBodies;
  /** Cookies carry `Secure`. */
  https: boolean;
  /** Pages that are made for each visitor, by their path: what each one needs to know of the visitor. */
  perVisitor: PerVisitorPages;
  now: () => number;
}

/** Pages that are made for each visitor, by their path, and what each one needs to know of the visitor. */
export type PerVisitorPages = ReadonlyMap<string, (request: FastifyRequest, reply: FastifyReply) => unknown>;

const oneYearInSeconds = 31_536_000;

/** Every address that no other route has: a page, its redirect or its error. */
export async function pageRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { pages, personal, bodies, https, perVisitor, now } = options;
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const asked = readAddress(request.raw.url ?? '/');
    if (asked.kind === 'redirect') {
      if (asked.dataLight) rememberDataLight(reply, asked.dataLight);
      return reply
        .code(asked.status)
        .header('cache-control', asked.status === 301 ? 'public, max-age=3600' : 'no-store')
        .header('location', asked.location)
        .send();
    }
    const page = {
      address: asked.address,
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
    asked: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { page, source, isPrivate } = await find(asked, request, reply);
    reply.header('x-cache', source).header('server-timing', serverTiming(source, page));
    if (!asked.dataLight) reply.header('speculation-rules', `"${speculationRulesPath}"`);
    const { pathname } = asked.address;
    // For an HTTP cache that tells visitors apart by whether they have that cookie.
    const hasOldChoice = asked.asksConsent && consentCookie in request.cookies;
    return sendPage(request, reply, {
      page,
      stale: source === 'error',
      isPrivate: isPrivate || hasOldChoice,
      pathname,
      bodies,
    });
  }

  async function find(
    asked: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ page: StoredPage; source: FoundPage['source'] | 'bypass'; isPrivate: boolean }> {
    const give = perVisitor.get(asked.address.pathname);
    const told = give ? { ...asked, given: await give(request, reply) } : asked;
    const own = await makePersonal(told, request, reply);
    if (own.page) return { page: own.page, source: 'bypass', isPrivate: true };
    const forVisitors = give
      ? { page: await pages.makePrivate(told), source: 'bypass' as const, isPrivate: true }
      : // The browser may just have been told that its session is over: that answer is its own too.
        { ...(await pages.find(asked)), isPrivate: personal.isSignedIn(request) };
    if (own.failed) requireNoSignIn(forVisitors.page, own.cause);
    return forVisitors;
  }

  /** While WordPress is away, people see what visitors see, but for pages that would ask them to sign in. */
  async function makePersonal(
    asked: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ page?: StoredPage | undefined; failed: boolean; cause?: unknown }> {
    try {
      const page = await personal.make(asked, request, reply);
      return page && page.status >= 500 ? { failed: true } : { page, failed: false };
    } catch (error) {
      request.log.warn({ err: error }, 'a personal page could not be made');
      return { failed: true, cause: error };
    }
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
