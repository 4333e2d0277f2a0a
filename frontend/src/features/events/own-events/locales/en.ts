import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your events',
  lead: 'Gatherings, shows and workshops that you or your organisation announce.',
  new: 'New event',
  first: 'Announce your first event',
  empty: 'An event announces a gathering, a show or a workshop: when, where, for whom and how to attend.',
  emptyFirst:
    'Start with a title, then say when and where it takes place: only you and the team can see the draft.',
  total_one: '{{count}} event',
  total_other: '{{count}} events',
  dates: {
    total_one: 'This recurrence gives one date only:',
    total_other: 'This recurrence gives {{count}} dates:',
    tooMany: 'This recurrence gives more than {{max}} dates:',
    more: 'and more after that.',
  },
  form: {
    new: 'New event',
    lead: 'Only you and the team can see your draft. You can leave and come back at any time.',
    proposal:
      'This event is public. Its page won’t change until a reviewer accepts the changes you propose here.',
    closed:
      'This event can’t be edited at the moment. Here’s its status, what you can do and what it contains.',
    toList: 'View your events',
  },
} as const satisfies TranslationOf<typeof fr>;
