import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentCookie } from '../../shared/consent/consent.ts';
import type { FormPage } from '../forms/form-page.ts';
import { isDataLight } from '../pages/data-light.ts';
import type { PageAddress } from '../pages/page-address.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import { sendPage } from '../pages/send-page.ts';
import type { Services } from '../services.ts';
import { pageHandler } from './page-handler.ts';
import { speculationRulesPath } from './speculation-rules.route.ts';
import { perVisitorPages } from './standalone/per-visitor.ts';
import { consentOf } from '../consent/consent-of.ts';

interface Options {
  services: Services;
  declared: readonly FormPage[];
}

/** Every address that no other route has: a page, its redirect or its error. */
export async function pageRoutes(app: FastifyInstance, { services, declared }: Options): Promise<void> {
  const { pageCopies, bodies, env, now } = services;
  const { pageViews } = services.views;
  const perVisitor = perVisitorPages(services, declared);
  app.get('/*', { schema: { hide: true } }, pageHandler(env.publicUrl.protocol === 'https:', answer));

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
    const { page, source, cacheScope } = await pageCopies.find(
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
