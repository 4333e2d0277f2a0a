import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  problems: {
    cookies_refused: 'You need cookies to send this form. Allow them in your browser, then try again.',
    csrf_invalid: 'This page was open for too long. Send the form again.',
    content_system_unavailable:
      'We can’t process your request right now. Try again in a few minutes: what you typed is still in the form.',
    wait_one: 'Too many attempts. Wait {{count}} minute, then try again.',
    wait_other: 'Too many attempts. Wait {{count}} minutes, then try again.',
  },
  errorPrefix: 'Error:',
  allRequired: 'All fields are required.',
  optional: 'optional',
  choose: 'Choose…',
  show: 'Show password',
  hide: 'Hide password',
  missing: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    country: 'Choose your country.',
    email: 'Enter your e-mail address.',
    subject: 'Enter a subject.',
    message: 'Write your message.',
    password: 'Enter a password.',
    passwordConfirm: 'Enter the password again.',
    number: 'Enter the receipt number.',
    sha256: 'Choose a file, or enter its hash.',
  },
  rules: {
    title: 'Your password must:',
    password_too_short: 'have at least 8 characters',
    password_case: 'mix lowercase and uppercase letters',
    password_digit_or_special: 'include a digit or a special character',
    password_contains_email: 'not contain your e-mail address',
    password_common: 'not be a common password',
    met: 'done',
  },
  /** Texts of scripts only. */
  script: {
    offline: 'You’ve lost your connection. Check it, then try again: nothing has been lost.',
    sending: 'Sending',
    again: {
      title: 'Your session has expired',
      lead: 'Sign in again to continue: what you typed is still in the form and will then be sent.',
      close: 'Back to the form',
      elsewhere: 'Sign in another way, in a new tab',
      otherAccount:
        'This form was filled in from another account. Sign in with that account, or go back to the form.',
    },
  },
} as const satisfies TranslationOf<typeof fr>;
