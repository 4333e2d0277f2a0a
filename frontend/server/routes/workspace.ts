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
    const asked = readAddress(request.raw.url ?? '/');
    if (asked.kind === 'redirect') return sendRedirect(asked, reply, https);
    const { address } = asked;
    const page = { address, dataLight: wantsDataLight(request), asksConsent: false, requestId: request.id };
    try {
      return await send(page, request, reply);
    } catch (error) {
      return sendError(unavailable(error, request), request, reply);
    }
  }

  async function send(asked: PageRequest, request: FastifyRequest, reply: FastifyReply) {
    const { pathname } = asked.address;
    const own = await personal.make(asked, request, reply);
    // Visitors are led to the sign-in page, or told that there is nothing here.
    const page = own ?? (await pages.makePrivate(asked));
    if (own && own.redirect === undefined) {
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
