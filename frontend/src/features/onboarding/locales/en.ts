import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'What are you interested in?',
  lead: 'Choose your sectors and countries: we will put forward what concerns you. You can change your mind in your settings.',
  save: 'Save my choices',
  skip: 'Later',
  summary: 'Your choices were not saved',
  saved: 'Your choices are saved.',
  skipped: 'All right, later.',
  invite: 'Tell us what you are interested in, to find faster what concerns you.',
  inviteTitle: 'Your interests',
  open: 'Choose my sectors and countries',
  close: 'Close',
  failed: 'Your choices could not be saved. Try again in a moment: they are still ticked.',
  filter: 'Search for a country',
} as const satisfies TranslationOf<typeof fr>;
