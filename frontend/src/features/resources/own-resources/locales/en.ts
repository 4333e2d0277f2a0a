import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your resources',
  lead: 'The guides, reports, templates and links that you or your structure share.',
  new: 'New resource',
  first: 'Share your first resource',
  empty: 'A resource shares what is useful to others: a guide, a report, a template or a link.',
  emptyFirst: 'Begin with a title, then attach a file or enter a link: only you and the team see the draft.',
  total_one: '{{count}} resource',
  total_other: '{{count}} resources',
  form: {
    new: 'New resource',
    lead: 'Only you and the team can see a draft. You can leave it and come back at any time.',
    proposal:
      'This resource is public. Its page stays as it is until a validator accepts the changes that you propose here.',
    closed:
      'This resource cannot be changed in its present state. Here is where it stands, what you can do, and what it contains.',
    toList: 'See your resources',
  },
} as const satisfies TranslationOf<typeof fr>;
