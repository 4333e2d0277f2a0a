import type { LoaderFunctionArgs } from 'react-router';
import { graphqlLanguage } from '../../shared/config/locales.ts';
import { PageOperation } from '../../shared/graphql/generated/operations.ts';
import { type StaffTextRoute, staffTextKeys } from '../../shared/pages/staff-texts.ts';
import { languageContext, queryContext } from './site.ts';

/** Title and lead that staff wrote in WordPress for a page; they replace the site's own. */
export interface StaffText {
  title: string;
  /** Sanitised HTML. */
  content: string;
}

/** Undefined without a text, and while WordPress is down: the form is rendered without it. */
export async function findStaffText(
  route: StaffTextRoute,
  context: LoaderFunctionArgs['context'],
): Promise<StaffText | undefined> {
  const language = graphqlLanguage(context.get(languageContext));
  try {
    const { passerellePage } = await context.get(queryContext)(PageOperation, {
      key: staffTextKeys[route],
      language,
    });
    return passerellePage ? { title: passerellePage.title, content: passerellePage.content } : undefined;
  } catch {
    return undefined;
  }
}

/** One paragraph of plain text, for the head of the page. */
const oneParagraph = /^\s*<p>([^<&]+)<\/p>\s*$/;

/** The text as the page's head and body take it. */
export function partsOf(
  text: StaffText | undefined,
  own: { title: string; lead?: string },
): { title: string; lead?: string; body?: string } {
  if (!text) return own;
  const [, lead] = oneParagraph.exec(text.content) ?? [];
  const title = text.title.trim() || own.title;
  if (lead !== undefined) return { title, lead };
  return text.content.trim() === '' ? { title } : { title, body: text.content };
}
