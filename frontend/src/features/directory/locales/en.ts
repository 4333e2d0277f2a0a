import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'About',
  published: 'Published',
  around: 'People and organisations close by',
  membersTitle: 'For members',
  membersText: 'The full profile and messages are for signed-in members.',
  contact: 'Send a message',
  fullProfile: 'View full profile',
  structureText: 'Signed-in members can see the team and ask to join it.',
  fullStructure: 'View organisation and team',
  ownTitle: 'Your page',
  ownText: 'This is how everyone discovers you.',
  edit: 'Edit my profile',
  seeAs: 'Preview my profile as others see it',
} as const satisfies TranslationOf<typeof fr>;
