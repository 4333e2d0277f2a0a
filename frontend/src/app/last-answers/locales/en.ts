import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  sinceTime: 'The site isn’t responding. This screen was last updated at {{time}}.',
  sinceDate: 'The site isn’t responding. This screen was last updated on {{date}} at {{time}}.',
} as const satisfies TranslationOf<typeof fr>;
