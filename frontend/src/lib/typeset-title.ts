import { frenchTypography } from '../../shared/i18n/french-typography.ts';
import { languageOfGraphql } from '../../shared/config/locales.ts';

/** A title for display, with the spaces and apostrophes of its language: the workspace has it as it was typed. */
export const typesetTitle = (title: string, language: Parameters<typeof languageOfGraphql>[0]): string =>
  languageOfGraphql(language) === 'fr' ? frenchTypography(title) : title;
