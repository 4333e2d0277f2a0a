import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  certificate: 'Download the official certificate',
  cv: 'Download the CV',
  logged: 'Each time a document is opened, we record it, and the member can see who has read it.',
  unreachable: 'The site isn’t responding. Try again in a moment.',
} as const satisfies TranslationOf<typeof fr>;
