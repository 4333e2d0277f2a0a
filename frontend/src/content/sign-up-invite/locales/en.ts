import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Join Passerelle',
  free: 'Membership is free and open to all cultural professionals.',
  read: 'Read everything, including members-only pages.',
  directory: 'Introduce yourself in the directory and write to other members.',
  publish: 'Publish your initiatives, events and resources.',
  follow: 'Save favourites and get a reminder before calls close.',
  action: 'Create a free account',
} as const satisfies TranslationOf<typeof fr>;
