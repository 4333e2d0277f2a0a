import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { workspacePatterns } from '../../src/config/workspace.ts';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { readAddress } from '../pages/page-address.ts';
import type { PageRequest } from '../pages/page-renderer.ts';
import type { PersonalPages } from '../pages/personal-pages.ts';
import type { PublicPages } from '../pages/public-pages.ts';
import { sendPage } from '../pages/send-page.ts';
import { sendRedirect } from '../pages/send-redirect.ts';
import { sendError } from '../plugins/error-handler.ts';
import { alsoWithDefaultPolicy } from '../plugins/security-headers.ts';
import { unavailable, wantsDataLight } from './pages.ts';

interface Options {
  pages: PublicPages;
  personal: PersonalPages;
  bodies: EncodedBodies;
  /** Cookies carry `Secure`. */
  https: boolean;
}

/** The first address of the signed-in application; from there on it goes from screen to screen by itself. */
export async function workspaceRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { pages, personal, bodies, https } = options;
  for (const pattern of workspacePatterns) app.get(pattern, { schema: { hide: true } }, answer);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const target = readAddress(request.raw.url ?? '/');
    if (target.kind === 'redirect') return sendRedirect(target, reply, https);
    const { address } = target;
    const page = { address, dataLight: wantsDataLight(request), asksConsent: false, requestId: request.id };
    try {
      return await send(page, request, reply);
    } catch (error) {
      return sendError(unavailable(error, request), request, reply);
    }
  }

  async function send(pageRequest: PageRequest, request: FastifyRequest, reply: FastifyReply) {
    const { pathname } = pageRequest.address;
    const personalPage = await personal.make(pageRequest, request, reply);
    // Visitors get a redirect to the sign-in page, or a 404.
    const page = personalPage ?? (await pages.makePrivate(pageRequest));
    if (personalPage && personalPage.redirect === undefined) {
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', alsoWithDefaultPolicy(policy));
    }
    return sendPage(request, reply, {
      page,
      stale: false,
      cacheScope: 'none',
      isStored: false,
      pathname,
      bodies,
    });
  }
}
