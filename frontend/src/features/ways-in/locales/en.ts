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
} as const;
