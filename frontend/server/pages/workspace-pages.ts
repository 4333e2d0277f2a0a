import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PurgeLog } from '../cache/purge-log.ts';
import { toAppError } from '../errors/app-error.ts';
import { bindingOf, type CsrfTokens } from '../session/csrf.ts';
import { tagsOfSession } from '../session/session-tags.ts';
import type { Sessions } from '../session/sessions.ts';
import type { CachedPages } from './cached-pages.ts';
import type { PageRequest } from './page-renderer.ts';
import { Answers, type ShownScreens } from './shown-screens.ts';
import type { SignedInPages } from './signed-in-pages.ts';
import type { StoredPage } from './stored-page.ts';

interface Options {
  pages: Pick<CachedPages, 'makePrivate'>;
  personal: Pick<SignedInPages, 'make'>;
  sessions: Pick<Sessions, 'accessToken'>;
  csrf: CsrfTokens;
  shown: ShownScreens;
  purges: PurgeLog;
  /** false: this proxy does not receive the purges that end a session. */
  isFeedConnected: () => boolean;
}

/** Statuses of a WordPress that does not answer. Any other one is an answer. */
const isSilence = (status: number): boolean => [502, 503, 504].includes(status);

/** The first screen of the workspace. One that this session was shown before is shown again while WordPress does not answer. */
export class WorkspacePages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Undefined when the session is over. @throws AppError content_system_unavailable */
  async make(
    pageRequest: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StoredPage | undefined> {
    let failed: StoredPage;
    try {
      const page = await this.#makeNew(pageRequest, request, reply);
      if (!page || !isSilence(page.status)) return page;
      failed = page;
    } catch (error) {
      if (!isSilence(toAppError(error).status)) throw error;
      const again = await this.#makeAgain(pageRequest, request);
      if (!again) throw error;
      request.log.warn({ err: error }, 'a screen is shown again, since WordPress does not answer');
      return again;
    }
    return (await this.#makeAgain(pageRequest, request)) ?? failed;
  }

  async #makeNew(
    pageRequest: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StoredPage | undefined> {
    const { personal, shown, purges } = this.#options;
    const answers = new Answers();
    const { sequence } = purges;
    const asked = { ...pageRequest, onAnswer: answers.add };
    return await personal.make(asked, request, reply, (page, { accessToken, visit }) => {
      if (page.status !== 200 || page.redirect !== undefined) return;
      // The session may have ended while the page was made.
      if (purges.purgedSince(sequence, tagsOfSession(accessToken))) return;
      shown.store(accessToken, pageRequest.address, { visit, answers: answers.all });
    });
  }

  /** The screen as this session was shown it; undefined where it was not, or where nothing says that the session goes on. */
  async #makeAgain(pageRequest: PageRequest, request: FastifyRequest): Promise<StoredPage | undefined> {
    const { pages, sessions, csrf, shown, isFeedConnected } = this.#options;
    const accessToken = sessions.accessToken(request);
    if (accessToken === undefined || !isFeedConnected()) return undefined;
    const last = shown.find(accessToken, pageRequest.address);
    if (!last) return undefined;
    const visit = { ...last.visit, csrfToken: csrf.issue(bindingOf(request) ?? '') };
    const page = await pages.makePrivate({ ...pageRequest, visit, shown: last });
    return page.status === 200 && page.redirect === undefined ? page : undefined;
  }
}
