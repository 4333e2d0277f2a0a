import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The project',
  results: 'What remains of it',
  beneficiary: 'Project holder',
} as const satisfies TranslationOf<typeof fr>;
