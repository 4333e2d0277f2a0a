import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  list: 'Suggestions',
  found_zero: 'No suggestion',
  found_one: '{{count}} suggestion. The arrow keys lead to it.',
  found_other: '{{count}} suggestions. The arrow keys lead to them.',
  country: 'Country',
  sector: 'Sector',
  items_one: '{{count}} result',
  items_other: '{{count}} results',
  kinds: {
    call: 'Call',
    initiative: 'Initiative',
    event: 'Event',
    training: 'Training',
    resource: 'Resource',
    project: 'Supported project',
    directory: 'Directory',
  },
} as const satisfies TranslationOf<typeof fr>;
