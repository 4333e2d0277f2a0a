import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Your initiatives',
  lead: 'What you have written, and what you write with your structure.',
  new: 'New initiative',
  first: 'Begin your first initiative',
  empty:
    'You have no initiative yet. Begin with a title: only you and the team can see the draft, and you submit it when you want.',
  total_one: '{{count}} initiative',
  total_other: '{{count}} initiatives',
} as const satisfies TranslationOf<typeof fr>;
