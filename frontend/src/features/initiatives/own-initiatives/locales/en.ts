import type { TranslationOf } from '../../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your initiatives',
  lead: 'What you have written, and what you write with your structure.',
  new: 'New initiative',
  first: 'Begin your first initiative',
  empty:
    'An initiative presents a project that you carry, alone or with your structure: what it does, with whom, what it offers and what it seeks.',
  emptyFirst: 'Begin with a title: the draft saves itself, and only you and the team see it.',
  total_one: '{{count}} initiative',
  total_other: '{{count}} initiatives',
  form: {
    new: 'New initiative',
    lead: 'Only you and the team can see a draft. You can leave it and come back at any time.',
    proposal:
      'This initiative is public. Its page stays as it is until a validator accepts the changes that you propose here.',
    closed:
      'This initiative cannot be changed in its present state. Here is where it stands, what you can do, and what it contains.',
    toList: 'See your initiatives',
  },
} as const satisfies TranslationOf<typeof fr>;
