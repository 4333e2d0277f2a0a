import type { FastifyReply, FastifyRequest } from 'fastify';
import { workspacePatterns } from '../../shared/config/workspace.ts';
import { isDataLight } from '../pages/data-light.ts';
import type { PageAddress } from '../pages/page-address.ts';
import { sendPrivatePage } from '../pages/send-page.ts';
import { alsoWithDefaultPolicy } from '../plugins/security-headers.ts';
import { pageHandler } from './page-handler.ts';
import type { Route } from './route.ts';

/** The first address of the signed-in application; from there on it goes from screen to screen by itself. */
export const route: Route = async (app, services) => {
  const { pages, workspace, bodies, env } = services;
  const handler = pageHandler(env.publicUrl.protocol === 'https:', answer);
  for (const pattern of workspacePatterns) app.get(pattern, { schema: { hide: true } }, handler);

  async function answer(
    address: PageAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const dataLight = isDataLight(request);
    const pageRequest = { address, dataLight, showsConsentBanner: false, requestId: request.id };
    const personalPage = await workspace.make(pageRequest, request, reply);
    // Visitors get a redirect to the sign-in page, or a 404.
    const page = personalPage ?? (await pages.makePrivate(pageRequest));
    if (personalPage && personalPage.redirect === undefined) {
      const policy = String(reply.getHeader('content-security-policy'));
      reply.header('content-security-policy', alsoWithDefaultPolicy(policy));
    }
    return sendPrivatePage(request, reply, { page, pathname: address.pathname, bodies });
  }
};
