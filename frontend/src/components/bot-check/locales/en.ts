import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  trap: 'Leave this field empty: it’s there to catch bots.',
  recaptcha:
    'Google can check that you’re not a robot. The check reads data from your browser and sends it to Google. Nothing loads until you ask for it, and the form also works without it.',
  allow: 'Load Google’s check',
  frame: 'reCAPTCHA check by Google',
} as const satisfies TranslationOf<typeof fr>;
