import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your resources',
  lead: 'Guides, reports, templates and links that you or your organisation share.',
  new: 'New resource',
  first: 'Share your first resource',
  empty: 'A resource shares something useful: a guide, a report, a template or a link.',
  emptyFirst:
    'Start with a title, then attach a file or add a link: only you and the team can see the draft.',
  total_one: '{{count}} resource',
  total_other: '{{count}} resources',
  form: {
    new: 'New resource',
    lead: 'Only you and the team can see your draft. You can leave and come back at any time.',
    proposal:
      'This resource is public. Its page won’t change until a reviewer accepts the changes you propose here.',
    closed:
      'This resource can’t be edited at the moment. Here’s its status, what you can do and what it contains.',
    toList: 'View your resources',
  },
} as const satisfies TranslationOf<typeof fr>;
