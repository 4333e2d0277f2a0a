import type { FastifyReply, FastifyRequest } from 'fastify';
import { greetedCookie } from '../../src/config/parameters.ts';
import { limits } from '../limits.ts';
import type { SessionProofs } from '../session/session-proofs.ts';
import type { Sessions } from '../session/sessions.ts';
import type { PageRequest } from './page-renderer.ts';
import type { FoundPage } from './page-store.ts';
import type { PersonalPages } from './personal-pages.ts';
import type { PublicPages } from './public-pages.ts';
import type { CacheScope } from './send-page.ts';
import { requireNoSignIn } from './sign-in-redirect.ts';
import type { StoredPage } from './stored-page.ts';

interface Options {
  pages: PublicPages;
  personal: PersonalPages;
  sessions: Sessions;
  proofs: SessionProofs;
  now: () => number;
}

/** The page that a reader gets, where it came from, and who may keep it. */
export interface PageForReader {
  readonly page: StoredPage;
  readonly source: FoundPage['source'] | 'bypass';
  readonly cacheScope: CacheScope;
}

/** What makes a page that is made for each visitor know of them. */
export type Give = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Chooses the copy of a page for its reader: everybody's; the members' where members read more and the session is proven
 * to live; one of their own where a page is about them.
 */
export class ReaderPages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError content_system_unavailable · what rendering throws when there is no good copy */
  async find(
    asked: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    give: Give | undefined,
  ): Promise<PageForReader> {
    const { pages, personal } = this.#options;
    if (give) return this.#own({ ...asked, given: await give(request, reply) }, request, reply, true);
    const publicCopy = await pages.find(asked);
    if (!personal.isSignedIn(request)) return { ...publicCopy, cacheScope: 'public' };
    return (await this.#shared(publicCopy, asked, request, reply)) ?? this.#own(asked, request, reply, false);
  }

  /** Undefined where there is no copy for several readers, or none that this one may have. */
  async #shared(
    publicCopy: FoundPage,
    asked: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PageForReader | undefined> {
    if (!isForSeveral(publicCopy.page)) return undefined;
    await this.#staySignedIn(request, reply);
    if (!publicCopy.page.withheld) return this.#greeted(publicCopy, asked, request, 'browser');
    if (!(await this.#isProven(request, reply))) return { ...publicCopy, cacheScope: 'none' };
    const forMembers = { ...asked, audience: 'members' as const };
    const members = await this.#options.pages.find(forMembers);
    return isForSeveral(members.page) ? this.#greeted(members, forMembers, request, 'none') : undefined;
  }

  /** While WordPress is away nothing is proven, and members see what visitors see. */
  async #isProven(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      return await this.#options.proofs.isAlive(request, reply);
    } catch (error) {
      request.log.warn({ err: error }, 'a session could not be proven');
      return false;
    }
  }

  /** Script greets the reader; where there is none, the page does, made of the same answers. */
  async #greeted(
    found: FoundPage,
    asked: PageRequest,
    request: FastifyRequest,
    cacheScope: CacheScope,
  ): Promise<PageForReader | undefined> {
    if (!asked.dataLight && greetedCookie in request.cookies) return { ...found, cacheScope };
    const person = this.#options.sessions.noted(request);
    if (!person) return undefined;
    // Nothing newer can be made.
    if (found.source === 'error') return { ...found, cacheScope: 'none' };
    const { id, firstName, lastName, isOnboarded } = person;
    const visit = { id, firstName, lastName, isOnboarded, csrfToken: '' };
    const page = await this.#options.pages.makePrivate({ ...asked, visit });
    return { page, source: 'bypass', cacheScope: 'none' };
  }

  /**
   * The page as this person sees it. While WordPress is away, people see what visitors see, but for pages that would ask
   * them to sign in.
   */
  async #own(
    asked: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    isMadeForEach: boolean,
  ): Promise<PageForReader> {
    const { pages } = this.#options;
    const own = await this.#makeOwn(asked, request, reply);
    if (own.page) return { page: own.page, source: 'bypass', cacheScope: 'none' };
    const visitors = isMadeForEach
      ? { page: await pages.makePrivate(asked), source: 'bypass' as const }
      : await pages.find(asked);
    if (own.failed) requireNoSignIn(visitors.page, own.cause);
    // The browser may just have been told that its session is over: that answer is its own too.
    return { ...visitors, cacheScope: 'none' };
  }

  async #makeOwn(
    asked: PageRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ page?: StoredPage | undefined; failed: boolean; cause?: unknown }> {
    try {
      const page = await this.#options.personal.make(asked, request, reply);
      return page && page.status >= 500 ? { failed: true } : { page, failed: false };
    } catch (error) {
      request.log.warn({ err: error }, 'a personal page could not be made');
      return { failed: true, cause: error };
    }
  }

  /** Shared copies need no tokens, which would run out while somebody reads every day. */
  async #staySignedIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { sessions, now } = this.#options;
    const person = sessions.noted(request);
    if (!person || now() - person.notedAt < limits.session.renewAfter) return;
    try {
      await sessions.user(request, reply);
    } catch (error) {
      request.log.info({ err: error }, 'a session could not be renewed');
    }
  }
}

/** Not an error, a redirect or a page about one person. */
const isForSeveral = ({ status, redirect, cacheable }: StoredPage): boolean =>
  status === 200 && redirect === undefined && cacheable;
