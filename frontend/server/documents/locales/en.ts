import type { TranslationOf } from '../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  search: 'Search',
  titleFor: '{{title}}: {{q}}',
  feedSubtitle: 'The latest from Passerelle.',
  narrowed: 'Filtered by your choices.',
  deadline: 'Deadline: {{title}}',
  opening: 'Opening: {{title}}',
  favourites: 'Your favourites',
  opens: 'Opens: {{when}}',
  closes: 'Closes: {{when}}',
  when: '{{date}} at {{time}}, {{city}} time',
} as const satisfies TranslationOf<typeof fr>;
