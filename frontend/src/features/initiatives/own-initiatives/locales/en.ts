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
} as const satisfies TranslationOf<typeof fr>;
