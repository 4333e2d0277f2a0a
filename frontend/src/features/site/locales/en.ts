import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  modified: 'Last updated: {{date}}',
} as const satisfies TranslationOf<typeof fr>;
