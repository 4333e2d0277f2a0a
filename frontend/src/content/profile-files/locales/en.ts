import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  certificate: 'Download the official certificate',
  cv: 'Download the CV',
  logged: 'Each reading is recorded, and the member sees who has read their documents.',
  unreachable: 'The server cannot be reached. Try again in a moment.',
} as const satisfies TranslationOf<typeof fr>;
