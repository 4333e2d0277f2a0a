import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en: TranslationOf<typeof fr> = {
  badRequestTitle: 'This address isn’t valid',
  badRequestText: 'One of its parameters isn’t recognised. Start again from one of the sections.',
  forbiddenHint: 'If you think this is a mistake, sign in with another account or contact the team.',
  searchInstead: 'What were you looking for?',
  stale: 'Our content is unavailable right now. This page was last updated on {{date}} at {{time}} (UTC).',
};
