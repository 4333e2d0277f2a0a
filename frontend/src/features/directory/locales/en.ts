import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The structure',
  published: 'Published',
  membersTitle: 'For members',
  membersText: 'The full profile and messages are for members who are signed in.',
  contact: 'Send a message',
  fullProfile: 'See the full profile',
  structureText: 'Members who are signed in see the team, and can ask to join it.',
  fullStructure: 'See the structure and its team',
  ownTitle: 'Your page',
  ownText: 'This is where everybody gets to know you.',
  edit: 'Edit my profile',
  seeAs: 'See my profile as others read it',
} as const satisfies TranslationOf<typeof fr>;
