import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The call',
  opens: 'Opens',
  closes: 'Closes',
  type: 'Type of call',
  aid: 'Type of aid',
  languages: 'Languages of application',
  emitters: 'Who launches the call',
  eligibility: 'Who can apply',
  steps: 'Steps',
  faq: 'Frequent questions',
  apply: 'Apply on the organiser’s site',
  applyInternal:
    'Applications are made here, on Passerelle, once signed in. The application form opens soon.',
  applyLater: 'Online applications on Passerelle open soon.',
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
} as const satisfies Catalogue<typeof fr>;
