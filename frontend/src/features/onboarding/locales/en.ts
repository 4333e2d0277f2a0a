import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'What are you interested in?',
  lead: 'Choose your sectors and countries, and we’ll put what matters to you first.',
  save: 'Save',
  skip: 'Later',
  summary: 'We couldn’t save your choices',
  saved: 'Your choices have been saved.',
  skipped: 'All right, later.',
  invite: 'Tell us your interests and we’ll show you what’s relevant.',
  inviteTitle: 'Your interests',
  open: 'Choose my sectors and countries',
  close: 'Close',
  failed: 'We couldn’t save your choices. Try again in a moment: they’re still ticked.',
  filter: 'Search for a country',
} as const satisfies TranslationOf<typeof fr>;
