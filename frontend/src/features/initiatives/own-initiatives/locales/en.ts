import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your initiatives',
  lead: 'Initiatives you present yourself or with your organisation.',
  new: 'New initiative',
  first: 'Create your first initiative',
  empty:
    'An initiative presents a project you lead, alone or with your organisation: what it does, with whom, what it offers and what it’s looking for.',
  emptyFirst: 'Start with a title: your draft is saved automatically, and only you and the team can see it.',
  total_one: '{{count}} initiative',
  total_other: '{{count}} initiatives',
  form: {
    new: 'New initiative',
    lead: 'Only you and the team can see your draft. You can leave and come back at any time.',
    proposal:
      'This initiative is public. Its page won’t change until a reviewer accepts the changes you propose here.',
    closed:
      'This initiative can’t be edited at the moment. Here’s its status, what you can do and what it contains.',
    toList: 'View your initiatives',
  },
} as const satisfies TranslationOf<typeof fr>;
