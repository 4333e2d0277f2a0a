import type { Language } from '../../shared/config/locales.ts';
import type { QueryFunction } from '../../shared/graphql/operation.ts';
import { setTypography } from '../../shared/i18n/typography.ts';

/** The same answers with the typography that pages in this language have. */
export const typeset =
  (query: QueryFunction, language: Language): QueryFunction =>
  async (operation, variables) => {
    const answer = await query(operation, variables);
    return language === 'fr' ? setTypography(answer) : answer;
  };
