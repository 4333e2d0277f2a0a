import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  there: '{{date}} at {{time}} ({{city}} time)',
  sameDay: '{{there}}, {{time}} where you are ({{city}})',
  otherDay: '{{there}}, {{date}} at {{time}} where you are ({{city}})',
};
