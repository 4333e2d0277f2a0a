import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The event',
  starts: 'Starts',
  ends: 'Ends',
  at: '{{date}} at {{time}}, {{city}} time',
  accessibility: 'Accessibility',
  join: 'Attend online',
  past: 'This event is over.',
} as const satisfies Catalogue<typeof fr>;
