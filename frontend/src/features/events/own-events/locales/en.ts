import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your events',
  lead: 'The gatherings, shows and workshops that you or your structure announce.',
  new: 'New event',
  first: 'Announce your first event',
  empty: 'An event announces a gathering, a show or a workshop: when, where, for whom, and how to get there.',
  emptyFirst:
    'Begin with a title, then enter when and where it takes place: only you and the team see the draft.',
  total_one: '{{count}} event',
  total_other: '{{count}} events',
  dates: {
    total_one: 'This recurrence has one date only:',
    total_other: 'This recurrence has {{count}} dates:',
    tooMany: 'This recurrence has more than {{max}} dates:',
    more: 'and others later.',
  },
  form: {
    new: 'New event',
    lead: 'Only you and the team can see a draft. You can leave it and come back at any time.',
    proposal:
      'This event is public. Its page stays as it is until a validator accepts the changes that you propose here.',
    closed:
      'This event cannot be changed in its present state. Here is where it stands, what you can do, and what it contains.',
    toList: 'See your events',
  },
} as const satisfies TranslationOf<typeof fr>;
