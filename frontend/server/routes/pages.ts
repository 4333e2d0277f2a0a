import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentCookie } from '../../shared/consent/consent.ts';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { isDataLight } from '../pages/data-light.ts';
import type { PageAddress } from '../pages/page-address.ts';
import type { LoadViewData, PageCopies } from '../pages/page-copies.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import { sendPage } from '../pages/send-page.ts';
import type { PageViews } from '../views/page-views.ts';
import { pageHandler } from './page-handler.ts';
import { speculationRulesPath } from './speculation-rules.ts';
import { consentOf } from '../consent/consent-of.ts';

interface Options {
  readers: PageCopies;
  bodies: EncodedBodies;
  /** Cookies carry `Secure`. */
  https: boolean;
  perVisitor: PerVisitorPages;
  pageViews: PageViews;
  now: () => number;
}

/** The pages that are rendered for each request, by their path. */
export type PerVisitorPages = ReadonlyMap<string, LoadViewData>;

/** Every address that no other route has: a page, its redirect or its error. */
export async function pageRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { readers, bodies, https, perVisitor, pageViews, now } = options;
  app.get('/*', { schema: { hide: true } }, pageHandler(https, answer));

  async function answer(
    address: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const pageRequest = {
      address,
      dataLight: isDataLight(request),
      showsConsentBanner: consentOf(request, now()) === undefined,
      requestId: request.id,
    };
    const { pathname } = address;
    const { page, source, cacheScope } = await readers.find(
      pageRequest,
      request,
      reply,
      perVisitor.get(pathname),
    );
    const timings = [serverTiming(source, page), pageViews.see(page, request)];
    reply.header('x-cache', source).header('server-timing', timings.filter(Boolean).join(', '));
    if (!pageRequest.dataLight) reply.header('speculation-rules', `"${speculationRulesPath}"`);
    // HTTP caches vary by the presence of that cookie.
    const hasOldChoice = pageRequest.showsConsentBanner && consentCookie in request.cookies;
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

/** Server-Timing of a page: its source and, if it was made for this request, the durations. Names no operation. */
function serverTiming(source: string, { timing }: StoredPage): string {
  const cache = `cache;desc=${source}`;
  if (!timing || (source !== 'miss' && source !== 'bypass')) return cache;
  return `${cache}, upstream;dur=${timing.upstream.toFixed(1)}, render;dur=${timing.render.toFixed(1)}`;
}
