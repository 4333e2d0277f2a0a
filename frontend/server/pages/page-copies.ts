import type { FastifyReply, FastifyRequest } from 'fastify';
import { greetedCookie } from '../../shared/config/reader-cookies.ts';
import { limits } from '../limits.ts';
import type { SessionProofs } from '../session/session-proofs.ts';
import type { Sessions } from '../session/sessions.ts';
import type { PageForReader } from './page-for-reader.ts';
import type { PageRequest } from './page-renderer.ts';
import type { FoundPage } from './page-store.ts';
import { signedInOrPublicPage } from './signed-in-or-public-page.ts';
import type { SignedInPages } from './signed-in-pages.ts';
import type { CachedPages } from './cached-pages.ts';
import type { CacheScope } from './send-page.ts';
import type { StoredPage } from './stored-page.ts';

interface Options {
  pages: CachedPages;
  personal: SignedInPages;
  sessions: Sessions;
  proofs: SessionProofs;
  now: () => number;
}

/** Collects the view data of a page that is rendered for each request. */
export type LoadViewData = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Chooses the copy of a page for its reader: the public one; the members' where members read more and the session is
 * proven to be active; a page rendered for this reader alone where it is about them.
 */
export class PageCopies {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @param loadViewData of a page that is rendered for each request: there are no copies of it
   * @throws AppError content_system_unavailable · what rendering throws when there is no good copy
   */
  async find(
    pageRequest: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    loadViewData: LoadViewData | undefined,
  ): Promise<PageForReader> {
    const { pages, personal } = this.#options;
    if (loadViewData) {
      const withViewData = { ...pageRequest, viewData: await loadViewData(request, reply) };
      return signedInOrPublicPage(personal, withViewData, request, reply, async () => ({
        page: await pages.makePrivate(withViewData),
        source: 'bypass',
      }));
    }
    const publicCopy = await pages.find(pageRequest);
    if (!personal.isSignedIn(request)) return { ...publicCopy, cacheScope: 'public' };
    return (
      (await this.#findSharedCopy(publicCopy, pageRequest, request, reply)) ??
      signedInOrPublicPage(personal, pageRequest, request, reply, () => pages.find(pageRequest))
    );
  }

  /** Undefined where no copy is shared between readers, or none that this reader may get. */
  async #findSharedCopy(
    publicCopy: FoundPage,
    pageRequest: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PageForReader | undefined> {
    if (!isShareable(publicCopy.page)) return undefined;
    await this.#renewSession(request, reply);
    if (!publicCopy.page.withheld) return this.#withGreeting(publicCopy, pageRequest, request, 'browser');
    if (!(await this.#hasActiveSession(request, reply))) return { ...publicCopy, cacheScope: 'none' };
    const membersRequest = { ...pageRequest, audience: 'members' as const };
    const membersCopy = await this.#options.pages.find(membersRequest);
    return isShareable(membersCopy.page)
      ? this.#withGreeting(membersCopy, membersRequest, request, 'none')
      : undefined;
  }

  /** While WordPress is away no session can be proven, and members see what visitors see. */
  async #hasActiveSession(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      return await this.#options.proofs.isMembers(request, reply);
    } catch (error) {
      request.log.warn({ err: error }, 'a session could not be proven');
      return false;
    }
  }

  /** Script adds the greeting to a copy. Where no script runs, the page is rendered with it, from the same answers. */
  async #withGreeting(
    copy: FoundPage,
    pageRequest: PageRequest,
    request: FastifyRequest,
    cacheScope: CacheScope,
  ): Promise<PageForReader | undefined> {
    if (!pageRequest.dataLight && greetedCookie in request.cookies) return { ...copy, cacheScope };
    const person = this.#options.sessions.personFromCookie(request);
    if (!person) return undefined;
    // The copy is out of date because rendering fails: with a greeting it would fail too.
    if (copy.source === 'error') return { ...copy, cacheScope: 'none' };
    const { id, firstName, lastName, isOnboarded } = person;
    const visit = { id, firstName, lastName, isOnboarded, csrfToken: '' };
    const page = await this.#options.pages.makePrivate({ ...pageRequest, visit });
    return { page, source: 'bypass', cacheScope: 'none' };
  }

  /** Shared copies need no access token; without this, the session of a person who only reads would expire. */
  async #renewSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { sessions, now } = this.#options;
    const person = sessions.personFromCookie(request);
    if (!person || now() - person.notedAt < limits.session.renewAfter) return;
    try {
      await sessions.user(request, reply);
    } catch (error) {
      request.log.info({ err: error }, 'a session could not be renewed');
    }
  }
}

/** Whether a page is neither an error, nor a redirect, nor about one person. */
const isShareable = ({ status, redirect, cacheable }: StoredPage): boolean =>
  status === 200 && redirect === undefined && cacheable;
