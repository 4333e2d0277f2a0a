import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The structure',
  published: 'Published',
  membersTitle: 'Among members',
  membersText: 'Sign in to read everything that this person shares with members.',
  contact: 'Send a message',
  fullProfile: 'See the full profile',
} as const satisfies TranslationOf<typeof fr>;
