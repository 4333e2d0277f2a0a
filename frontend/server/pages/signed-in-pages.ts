import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames } from '../session/cookies.ts';
import { bindingOf, type CsrfTokens } from '../session/csrf.ts';
import { isSessionOver, type Sessions } from '../session/sessions.ts';
import type { Visit } from '../../shared/pages/visit.ts';
import type { PageRequest } from './page-renderer.ts';
import type { CachedPages } from './cached-pages.ts';
import type { StoredPage } from './stored-page.ts';

interface Options {
  pages: CachedPages;
  sessions: Sessions;
  csrf: CsrfTokens;
}

/** Called with a page, and whom it was made for. */
type OnMade = (page: StoredPage, reader: { accessToken: string; visit: Visit }) => void;

/** Pages of signed-in readers: rendered with their rights, never cached. */
export class SignedInPages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether the browser sends cookies of a session. They prove nothing yet. */
  isSignedIn(request: FastifyRequest): boolean {
    return cookieNames.signedIn in request.cookies || cookieNames.refresh in request.cookies;
  }

  /**
   * The page as this reader sees it; undefined when their session is over, whose cookies the answer then clears.
   * @throws AppError content_system_unavailable
   */
  async make(
    pageRequest: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    onMade?: OnMade,
  ): Promise<StoredPage | undefined> {
    const { pages, sessions, csrf } = this.#options;
    if (!this.isSignedIn(request)) return undefined;
    try {
      return await sessions.run(request, reply, async (accessToken) => {
        const { id, firstName, lastName, isOnboarded } = await sessions.person(request, reply, accessToken);
        const csrfToken = csrf.issue(bindingOf(request) ?? '');
        const visit = { id, firstName, lastName, isOnboarded, csrfToken };
        const page = await pages.makePrivate({ ...pageRequest, accessToken, visit });
        onMade?.(page, { accessToken, visit });
        return page;
      });
    } catch (error) {
      if (isSessionOver(error)) return undefined;
      throw error;
    }
  }
}
