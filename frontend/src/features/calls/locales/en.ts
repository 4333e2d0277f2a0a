import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The call',
  opens: 'Opens',
  closes: 'Closes',
  at: '{{date}} at {{time}}, {{city}} time',
  type: 'Type of call',
  aid: 'Type of aid',
  languages: 'Languages of application',
  emitters: 'Who launches the call',
  eligibility: 'Who can apply',
  steps: 'Steps',
  faq: 'Frequent questions',
  apply: 'Apply on the organiser’s site',
  applyInternal: 'Applications are made here, on Passerelle, once signed in.',
  applyLater: 'Online applications on Passerelle open soon.',
} as const satisfies Catalogue<typeof fr>;
