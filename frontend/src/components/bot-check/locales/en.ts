import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  trap: 'Leave this field empty: it is there to catch robots.',
  recaptcha:
    'A check by Google can confirm that you are not a robot. It reads data of your browser and sends them to Google. Nothing is loaded before you ask for it, and you can do without it: the form works without it too.',
  allow: 'Load Google’s check',
  frame: 'reCAPTCHA check by Google',
} as const satisfies TranslationOf<typeof fr>;
