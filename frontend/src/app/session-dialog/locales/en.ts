import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your session is over',
  lead: 'Sign in again to go on where you were: nothing on this screen is lost.',
  close: 'Stay on this page',
  otherAccount: 'This page belongs to another account. Sign in with that one, or stay on this page.',
  done: 'You are signed in again.',
} as const satisfies TranslationOf<typeof fr>;
