import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageForReader } from './page-for-reader.ts';
import type { PageRequest } from './page-renderer.ts';
import type { SignedInPages } from './signed-in-pages.ts';
import { requireNoSignIn } from './sign-in-redirect.ts';
import type { StoredPage } from './stored-page.ts';

type VisitorPage = Pick<PageForReader, 'page' | 'source'>;

/**
 * The page rendered with the rights of its reader. The visitors' page replaces it without a session, or while WordPress
 * is unavailable; but then not where it redirects to the sign-in page, since the session may still be valid.
 * @throws AppError content_system_unavailable · what rendering the visitors' page throws
 */
export async function signedInOrPublicPage(
  personal: SignedInPages,
  pageRequest: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  findVisitorPage: () => Promise<VisitorPage>,
): Promise<PageForReader> {
  const { page, failed, cause } = await renderPersonalPage(personal, pageRequest, request, reply);
  if (page) return { page, source: 'bypass', cacheScope: 'none' };
  const visitorPage = await findVisitorPage();
  if (failed) requireNoSignIn(visitorPage.page, cause);
  // The answer may also clear the cookies of a session that is over: no cache may store it.
  return { ...visitorPage, cacheScope: 'none' };
}

interface PersonalResult {
  /** Absent when rendering failed, or when the session has ended. */
  page?: StoredPage | undefined;
  failed: boolean;
  cause?: unknown;
}

async function renderPersonalPage(
  personal: SignedInPages,
  pageRequest: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PersonalResult> {
  try {
    const page = await personal.make(pageRequest, request, reply);
    return page && page.status >= 500 ? { failed: true } : { page, failed: false };
  } catch (error) {
    request.log.warn({ err: error }, 'a personal page could not be made');
    return { failed: true, cause: error };
  }
}
