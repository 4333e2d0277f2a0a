import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'About',
  results: 'Results',
  beneficiary: 'Project lead',
} as const satisfies TranslationOf<typeof fr>;
