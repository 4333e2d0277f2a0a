import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The call',
  opens: 'Opens',
  closes: 'Closes',
  emitters: 'Who launches the call',
  eligibility: 'Who can apply',
  steps: 'Steps',
  faq: 'Frequent questions',
  apply: 'Apply on the organiser’s site',
  applyHere: 'Applications are made here, on Passerelle. The online form is not open yet.',
  applyHereFrom: 'Applications will be made here, on Passerelle, from {{date}}.',
  linkIsDead: 'The organiser’s site has not answered for at least two days. You can still try it.',
  planned: 'Opening soon',
  open: 'Open',
  closing: 'Closing soon',
  closed: 'Closed',
  extended: 'Extended',
  extendedNote: 'Extended: it was to close on {{date}}.',
  isClosed: 'This call is closed',
  shared: 'Closes {{date}} at {{time}}, {{city}} time. {{summary}}',
  applySignedIn: 'Sign in to apply',
  calendar: 'Put the closing date in my calendar',
  noOtherCalls: 'See open calls',
} as const satisfies TranslationOf<typeof fr>;
