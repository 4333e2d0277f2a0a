import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  mainNavigation: 'Main navigation',
  quickNavigation: 'Quick access',
  menu: 'Menu',
  yourSpace: 'Your workspace',
};
