import { warnOutside } from '../../shared/links/warn-outside.ts';
import { graphqlLanguage, languages } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { type StaffTextRoute, staffTextKeys } from '../../shared/pages/staff-texts.ts';
import { PageOperation, type PageQuery } from '../../shared/graphql/generated/operations.ts';
import type { Operations } from '../upstream/operations.ts';
import type { PublicQueries } from '../upstream/public-queries.ts';

interface Options {
  operations: Operations;
  queries: PublicQueries;
  publicUrl: URL;
}

/** Texts of staff for pages that are made for each visitor: those pages themselves cannot be viewed as staff write. */
export class StaffTexts {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * HTML as the page at this path has it; empty where there is none.
   * @throws AppError content_system_unavailable
   */
  async at(pathname: string, requestId: string): Promise<string> {
    const { operations, queries, publicUrl } = this.#options;
    const place = placeOf(pathname);
    if (!place) return '';
    const { route, language } = place;
    const variables = { key: staffTextKeys[route], language: graphqlLanguage(language) };
    const { data } = await queries.query(operations.get(PageOperation.id), variables, requestId);
    const html = (data as PageQuery).passerellePage?.content ?? '';
    return warnOutside(html, { page: pathname, language, origin: publicUrl.origin });
  }
}

function placeOf(pathname: string) {
  for (const route of Object.keys(staffTextKeys) as StaffTextRoute[]) {
    const language = languages.find((one) => pathTo(route, one) === pathname);
    if (language) return { route, language };
  }
  return undefined;
}
