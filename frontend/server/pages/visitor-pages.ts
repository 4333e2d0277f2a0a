import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBodies } from '../cache/encoded-bodies.ts';
import { consentOf } from '../consent/consent-of.ts';
import { wantsDataLight } from '../routes/pages.ts';
import type { PersonalPages } from './personal-pages.ts';
import type { PublicPages } from './public-pages.ts';
import { sendPage } from './send-page.ts';
import { requireNoSignIn } from './sign-in-redirect.ts';

interface Options {
  pages: PublicPages;
  personal: PersonalPages;
  bodies: EncodedBodies;
  now: () => number;
}

interface Shown {
  pathname: string;
  /** What the page is told. */
  given: unknown;
  status: number;
}

/** Answers of ours that are a page, made for this one request: a form that comes back, the outcome of a way in. */
export class VisitorPages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError content_system_unavailable */
  async show(
    request: FastifyRequest,
    reply: FastifyReply,
    { pathname, given, status }: Shown,
  ): Promise<FastifyReply> {
    const { pages, personal, bodies, now } = this.#options;
    const asked = {
      address: { pathname, search: '', hasFreeText: false },
      dataLight: wantsDataLight(request),
      asksConsent: consentOf(request, now()) === undefined,
      requestId: request.id,
      given,
    };
    // Who is signed in is greeted; that nobody can say who it is must not keep the answer back.
    const own = await personal
      .make(asked, request, reply)
      .catch(async (error: unknown) => requireNoSignIn(await pages.makePrivate(asked), error));
    const page = own ?? (await pages.makePrivate(asked));
    return sendPage(request, reply, {
      // A page that sends its reader on has nothing to show.
      page: { ...page, status: page.redirect === undefined ? status : 303 },
      stale: false,
      cacheScope: 'none',
      isStored: false,
      pathname,
      bodies,
    });
  }
}
