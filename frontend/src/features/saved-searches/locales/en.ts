import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your searches',
  lead: 'Find your saved searches again, and get an alert when something new matches them.',
  saveTitle: 'Save this search',
  save: 'Save search',
  name: 'Name',
  alert: 'E-mail alert',
  alertHint: 'A link in each e-mail stops the alerts.',
  alerts: {
    now: 'Immediate alert',
    daily: 'Daily alert',
    weekly: 'Weekly alert',
    never: 'No alert',
  },
  savedOn: 'saved on {{date}}',
  edit: 'Edit',
  change: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  feed: 'Atom feed',
  calendar: 'Calendar',
  empty: 'No saved searches yet. Search or filter a list, then choose “Alert me to new results”.',
  emptySearch: 'Search',
  unreachable: 'The site isn’t responding. Try again in a moment.',
} as const satisfies TranslationOf<typeof fr>;
