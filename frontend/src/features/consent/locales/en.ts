import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your cookie choices',
  banner:
    'Two optional uses need your consent: social sign-in and audience measurement. You can change your mind at the bottom of every page.',
  policy: 'Privacy policy',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  choose: 'Choose',
  lead: 'Nothing optional starts without your consent. If you refuse, you can still see all public content.',
  form: 'Your choices for each use',
  essential: 'Essential',
  essentialText: 'Your session, the security of forms, your settings. The site doesn’t work without them.',
  essentialMore: 'Details of the essential ones',
  essentialSession: 'Session and security of forms',
  essentialDevice: 'Known device: 90 days, so you can sign in even if others are guessing your password',
  essentialSettings: 'Light version and this choice',
  essentialNewsletter: 'Your answer to our newsletter offer: 12 months, in your browser only',
  always: 'Always on',
  social_login: 'Social sign-in',
  social_loginText:
    'Lets you sign in with an account you have elsewhere. That network then knows that you come here.',
  analytics: 'Audience measurement',
  analyticsText:
    'Would let a tool measure visits to the site. We don’t use any such tool today: we count views of published content without cookies and without storing anything about readers.',
  save: 'Save my choices',
  duration:
    'Your choice is valid for six months, then we ask again. We keep proof of it for eighteen months, without your IP address or name.',
  close: 'Close',
  saved: 'Your choices have been saved.',
  failed:
    'We couldn’t record your consent, so it doesn’t apply. Your choices are still in the form. Try again in a minute.',
  yourProof: 'Proof of your choice',
  decided: 'Chosen on {{date}}. Give us this reference if you ask for the proof:',
  download: 'Download proof (JSON)',
  undecided: 'You haven’t chosen yet: no optional cookies are active.',
} as const satisfies TranslationOf<typeof fr>;
