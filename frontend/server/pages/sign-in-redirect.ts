import { languages } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { AppError } from '../errors/app-error.ts';
import { ownPath } from './send-page.ts';
import type { StoredPage } from './stored-page.ts';

const signInPaths = new Set(languages.map((language) => pathTo('login', language)));

/**
 * A page as visitors get it, for a reader whose session could not be proven because WordPress did not answer: their
 * session may well be good, so "please sign in" would be wrong.
 * @throws AppError content_system_unavailable when visitors are led to the sign-in page
 */
export function requireNoSignIn<Page extends StoredPage>(page: Page, cause: unknown): Page {
  if (page.redirect !== undefined && signInPaths.has(ownPath(page.redirect).split('?', 1)[0] ?? '')) {
    throw new AppError('content_system_unavailable', { detail: 'session could not be proven', cause });
  }
  return page;
}
