import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  pages: 'List pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {{page}} of {{last}}',
};
