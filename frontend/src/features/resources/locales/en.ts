import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'About',
  open: 'Open the resource',
} as const satisfies TranslationOf<typeof fr>;
