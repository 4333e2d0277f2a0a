import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  errorPrefix: 'Error:',
  summary: 'You are not signed in',
  byPassword: 'Sign in by password',
  switchTitle: 'From the administration to the site',
  switchLead: 'The team goes from WordPress to the public site without typing the password again.',
  switch_failed: 'Authentication switch failed. Please try again from the administration.',
  switch_token_missing:
    'The switch token is missing: this page is opened from the admin bar, by “Go to the site, signed in”.',
  switch_token_invalid:
    'The switch token is invalid or has expired: it is good once, for a minute. Please begin again from the administration.',
  content_system_unavailable:
    'The site can’t check your account right now. Please try again in a few minutes.',
  rate_limited: 'Too many requests in a short time. Please wait a minute, then begin again.',
  backToAdmin: 'Back to the administration',
  administrationTitle: 'To the administration',
  administrationLead:
    'Your session of the site opens the administration of WordPress. Signing out of one signs you out of the other too.',
  administrationOpening: 'The administration is opening. If nothing happens, use this button.',
  administrationGo: 'Open the administration',
  administrationSummary: 'The administration did not open',
  administrationProblem: {
    switch_token_invalid:
      'This way in is no longer valid: it works once, for a minute. Please begin again below.',
    cookies_refused:
      'The administration could not keep you signed in. Please allow its cookies in your browser, then begin again.',
    csrf_invalid: 'This page was open for too long. Please begin again below.',
  },
  oauthTitle: 'Sign in with {{provider}}',
  oauthTitleAny: 'Sign in with another network',
  authenticating: 'You are coming back to Passerelle. Signing in…',
  continue: 'Finish signing in',
  oauth: {
    access_denied: 'You did not agree: nothing was passed on.',
    authentication_failed: 'An error occurred during authentication. Please try again, or use your password.',
    content_system_unavailable:
      'The site can’t check your account right now. Please try again in a few minutes.',
    cookies_refused: 'Cookies are mandatory for login. Allow them in your browser, then try again.',
    csrf_invalid:
      'This sign-in has been used already, has expired or began in another browser. Please begin again from the sign-in page.',
    invalid_credentials: 'This account can’t be used to sign in.',
    oauth_email_missing:
      'Social login requires an e-mail address that the network has verified, and it passed none on.',
    oauth_identity_taken: 'This account of the network already opens another Passerelle account.',
    rate_limited: 'Too many requests in a short time. Please wait a moment, then begin again.',
    social_consent_missing:
      'Social login requires your consent to the cookies of this use. You can give it and take it back at any time.',
  },
  chooseCookies: 'Choose cookies',
  signUp: 'Create an account',
  linkInstead:
    'You can sign in by password and link the two accounts: the network then opens your Passerelle account.',
  linkTitle: 'Link two accounts',
  linkKnown:
    'The address {{account}} has a Passerelle account already. Sign in once by password to show that it is yours: {{provider}} will open it from then on.',
  linkNoAddress:
    '{{provider}} knows you as “{{account}}”. Sign in by password, and {{provider}} will open your Passerelle account.',
  linkQuestion:
    'Shall the {{provider}} account “{{account}}” open the Passerelle account of {{name}} from now on?',
  signInToLink: 'Sign in to link',
  linkNow: 'Link to {{provider}}',
  linkNot: 'Do not link',
} as const satisfies TranslationOf<typeof fr>;
