import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  mainNavigation: 'Main navigation',
  quickNavigation: 'Quick access',
  menu: 'Menu',
  yourSpace: 'Your workspace',
  backToTop: 'Back to top',
  backHome: 'Back to home',
  searchInstead: 'What were you looking for?',
  status: 'Error {{status}}',
} as const satisfies TranslationOf<typeof fr>;
