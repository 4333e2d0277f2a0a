import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  errorPrefix: 'Error:',
  summary: 'We couldn’t sign you in',
  byPassword: 'Sign in with a password',
  switchTitle: 'We couldn’t take you to the site',
  switchBeginTitle: 'Go to the site from WordPress',
  switchBegin:
    'In the toolbar at the top of WordPress, choose “Go to the site, signed in”. Or sign in here with your password.',
  switchLead: 'Start again from WordPress, or sign in here with your password.',
  switch_failed: 'Authentication switch failed. Please try again from WordPress.',
  switch_token_missing:
    'This page opens from WordPress: in the toolbar at the top, choose “Go to the site, signed in”.',
  switch_token_invalid: 'This link is no longer valid: it works once, for a minute.',
  content_system_unavailable: 'We can’t check your account right now. Try again in a few minutes.',
  rate_limited: 'Too many requests. Wait a minute, then try again.',
  backToAdmin: 'Back to WordPress',
  administrationTitle: 'Go to WordPress',
  administrationLead:
    'Your session on the site also opens WordPress. Signing out of one signs you out of the other.',
  administrationOpening: 'WordPress is opening. If nothing happens, use this button.',
  administrationGo: 'Open WordPress',
  administrationSummary: 'WordPress didn’t open',
  administrationProblem: {
    switch_token_invalid: 'This link is no longer valid: it works once, for a minute. Start again below.',
    cookies_refused:
      'WordPress couldn’t keep you signed in. Allow its cookies in your browser, then try again.',
    csrf_invalid: 'This page was open for too long. Start again below.',
  },
  oauthTitle: 'Sign in with {{provider}}',
  oauthTitleAny: 'Sign in with another network',
  authenticating: 'Returning to Passerelle. Signing in…',
  continue: 'Finish signing in',
  oauth: {
    access_denied: 'You didn’t give your consent: nothing was shared.',
    authentication_failed: 'An error occurred during authentication. Please try again, or use your password.',
    content_system_unavailable: 'We can’t check your account right now. Try again in a few minutes.',
    cookies_refused: 'Cookies are mandatory for login. Allow them in your browser, then try again.',
    csrf_invalid:
      'This sign-in has already been used, has expired or was started in another browser. Start again from the sign-in page.',
    invalid_credentials: 'This account can’t be used to sign in.',
    oauth_email_missing:
      'Social sign-in requires an e-mail address that the network has verified, and it didn’t share one.',
    oauth_identity_taken: 'This network account already opens another Passerelle account.',
    rate_limited: 'Too many requests. Wait a moment, then try again.',
    social_consent_missing:
      'Social sign-in requires your consent to its cookies. You can withdraw it at any time.',
  },
  chooseCookies: 'Choose cookies',
  signUp: 'Create an account',
  linkInstead:
    'You can sign in with your password and link the two accounts: the network will then open your Passerelle account.',
  linkTitle: 'Link your accounts',
  linkKnown:
    '{{account}} already has a Passerelle account. Sign in once with your password to show that it’s yours: {{provider}} will open it from then on.',
  linkNoAddress:
    '{{provider}} knows you as “{{account}}”. Sign in with your password, and {{provider}} will open your Passerelle account.',
  linkQuestion:
    'Should the {{provider}} account “{{account}}” open {{name}}’s Passerelle account from now on?',
  signInToLink: 'Sign in to link',
  linkNow: 'Link to {{provider}}',
  linkNot: 'Don’t link',
} as const satisfies TranslationOf<typeof fr>;
