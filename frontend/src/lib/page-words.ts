import type { LoaderFunctionArgs } from 'react-router';
import { graphqlLanguage } from '../config/locales.ts';
import type { standaloneRoutes } from '../config/routes.ts';
import { PageOperation, type PageQueryVariables } from '../graphql/generated/operations.ts';
import { languageContext, queryContext } from './site.ts';

/** What staff wrote in WordPress for a page; it stands in the place of the site's own words. */
export interface PageWords {
  title: string;
  /** Sanitised HTML. */
  content: string;
}

/** The pages for which staff may write something, by what WordPress calls it. */
export const wordedRoutes = {
  login: 'LOGIN',
  signUp: 'SIGN_UP',
  activation: 'ACTIVATION',
  forgotPassword: 'FORGOT_PASSWORD',
  newPassword: 'NEW_PASSWORD',
  noProfile: 'NO_PROFILE',
  settings: 'SETTINGS',
} as const satisfies Partial<Record<keyof typeof standaloneRoutes, PageQueryVariables['key']>>;
export type WordedRoute = keyof typeof wordedRoutes;

/** Undefined where nobody wrote anything, and while WordPress is away: the form is there without. */
export async function wordsOf(
  route: WordedRoute,
  context: LoaderFunctionArgs['context'],
): Promise<PageWords | undefined> {
  const language = graphqlLanguage(context.get(languageContext));
  try {
    const { passerellePage } = await context.get(queryContext)(PageOperation, {
      key: wordedRoutes[route],
      language,
    });
    return passerellePage ? { title: passerellePage.title, content: passerellePage.content } : undefined;
  } catch {
    return undefined;
  }
}

/** One paragraph of plain text: it can stand in the head of the page. */
const oneParagraph = /^\s*<p>([^<&]+)<\/p>\s*$/;

/** The words as the page's head and body take them. */
export function partsOf(
  words: PageWords | undefined,
  own: { title: string; lead?: string },
): { title: string; lead?: string; body?: string } {
  if (!words) return own;
  const [, lead] = oneParagraph.exec(words.content) ?? [];
  const title = words.title.trim() || own.title;
  if (lead !== undefined) return { title, lead };
  return words.content.trim() === '' ? { title } : { title, body: words.content };
}
