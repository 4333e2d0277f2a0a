import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  problems: {
    cookies_refused:
      'Cookies are mandatory for sending this form. Allow them in your browser, then try again.',
    csrf_invalid: 'This page had been open for too long. Please send the form once more.',
    content_system_unavailable:
      'The site can’t take your request right now. Please try again in a few minutes: what you wrote has stayed in the form.',
    wait_one: 'Too many attempts. Please wait {{count}} minute, then try again.',
    wait_other: 'Too many attempts. Please wait {{count}} minutes, then try again.',
  },
  errorPrefix: 'Error:',
  allRequired: 'All fields are required.',
  optional: 'optional',
  choose: 'Choose…',
  show: 'Show password',
  hide: 'Hide password',
  rules: {
    title: 'Your password must:',
    password_too_short: 'have at least 8 characters',
    password_case: 'mix lowercase and uppercase letters',
    password_digit_or_special: 'have a digit or a special character',
    password_contains_email: 'not contain your e-mail address',
    met: 'done',
  },
  /** Texts of scripts only. */
  script: {
    offline: 'The connection to the site is interrupted. Check it, then try again: nothing is lost.',
    sending: 'Sending',
    again: {
      title: 'Your session is over',
      lead: 'Sign in again to go on: what you typed is still in the form and will be sent then.',
      close: 'Back to the form',
      elsewhere: 'Sign in another way, in a new tab',
      otherAccount:
        'This form was filled in with another account. Sign in with that one, or go back to the form.',
    },
  },
} as const satisfies TranslationOf<typeof fr>;
