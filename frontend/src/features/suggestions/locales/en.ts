import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  list: 'Suggestions',
  found_zero: 'No suggestions',
  found_one: '{{count}} suggestion. Choose with the arrow keys.',
  found_other: '{{count}} suggestions. Choose with the arrow keys.',
  country: 'Country',
  sector: 'Sector',
  items_one: '{{count}} result',
  items_other: '{{count}} results',
  kinds: {
    call: 'Call',
    initiative: 'Initiative',
    event: 'Event',
    training: 'Training course',
    resource: 'Resource',
    project: 'Supported project',
    directory: 'Directory',
  },
} as const satisfies TranslationOf<typeof fr>;
