import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your choices about cookies',
  banner:
    'Essential cookies make the site work. Two optional uses wait for your agreement: signing in with a social network, and audience measurement. You can change your mind at the bottom of every page.',
  policy: 'Privacy policy',
  acceptAll: 'Accept all',
  refuseAll: 'Refuse all',
  choose: 'Choose',
  lead: 'Nothing optional starts without your agreement. Refusing takes no public content away from you.',
  form: 'Your choices, use by use',
  essential: 'Essential',
  essentialText:
    'Session, safety of forms, known device (90 days, so that you can sign in while others guess your password), data-light version, memory of this choice and of your answer to the offer of the newsletter (12 months, in your browser only). The site does not work without them.',
  always: 'Always active',
  social_login: 'Signing in with a social network',
  social_loginText:
    'Lets you sign in with an account that you have elsewhere. That network then learns that you come here.',
  analytics: 'Audience measurement',
  analyticsText:
    'Would let a tool measure visits to the site with cookies. The site uses no such tool today: whatever you choose, it counts the views of published content without a cookie and without storing anything about who reads it.',
  save: 'Save my choices',
  duration:
    'Your choice holds for six months, then we ask again. Its proof is kept for eighteen months, without your IP address or your name.',
  close: 'Close',
  saved: 'Your choices are saved.',
  failed:
    'Your agreement could not be recorded, so it does not apply. Your choices are still in the form. Please try again in a minute.',
  yourProof: 'The proof of your choice',
  decided: 'Chosen on {{date}}. Reference to give us if you ask for this proof:',
  download: 'Download the proof (JSON)',
  undecided: 'You have not chosen yet: no optional cookie is active.',
} as const satisfies TranslationOf<typeof fr>;
