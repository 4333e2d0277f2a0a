import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { consentOf } from '../consent/consent-of.ts';
import { isDataLight } from './data-light.ts';
import type { SignedInPages } from './signed-in-pages.ts';
import type { CachedPages } from './cached-pages.ts';
import { sendPrivatePage } from './send-page.ts';
import { requireNoSignIn } from './sign-in-redirect.ts';

interface Options {
  pages: CachedPages;
  personal: SignedInPages;
  bodies: EncodedBodies;
  now: () => number;
}

interface VisitorPage {
  pathname: string;
  viewData: unknown;
  status: number;
}

/** Pages that answer another request than the GET of their address: a form with errors, the outcome of a sign-in. */
export class AnswerPages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError content_system_unavailable */
  async show(
    request: FastifyRequest,
    reply: FastifyReply,
    { pathname, viewData, status }: VisitorPage,
  ): Promise<FastifyReply> {
    const { pages, personal, bodies, now } = this.#options;
    const pageRequest = {
      address: { pathname, search: '', hasFreeText: false },
      dataLight: isDataLight(request),
      showsConsentBanner: consentOf(request, now()) === undefined,
      requestId: request.id,
      viewData,
    };
    // The page greets signed-in readers; it is sent without a greeting when no session can be proven.
    const personalPage = await personal
      .make(pageRequest, request, reply)
      .catch(async (error: unknown) => requireNoSignIn(await pages.makePrivate(pageRequest), error));
    const page = personalPage ?? (await pages.makePrivate(pageRequest));
    return sendPrivatePage(request, reply, {
      // A redirect has nothing to show.
      page: { ...page, status: page.redirect === undefined ? status : 303 },
      pathname,
      bodies,
    });
  }
}
