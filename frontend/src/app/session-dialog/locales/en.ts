import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your session has expired',
  lead: 'Sign in again to continue where you left off: nothing on this screen has been lost.',
  close: 'Stay on this page',
  otherAccount: 'This page belongs to another account. Sign in with that account, or stay on this page.',
  done: 'You’re signed in again.',
} as const satisfies TranslationOf<typeof fr>;
