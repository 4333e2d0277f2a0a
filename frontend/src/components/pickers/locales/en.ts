import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  placeholder: 'At least two letters',
  searching: 'Searching…',
  found_one: '{{count}} result. Choose with the arrow keys, then Enter.',
  found_other: '{{count}} results. Choose with the arrow keys, then Enter.',
  none: 'No results.',
  failed: 'The search failed.',
  retry: 'Try again',
};
