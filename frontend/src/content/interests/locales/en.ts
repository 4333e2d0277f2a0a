import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  sectors: 'Sectors',
  allSectors: 'All sectors',
  countries: 'Countries',
  allCountries: 'All countries',
  keys: 'Use the arrow keys to move through the list, and space to tick.',
} as const satisfies TranslationOf<typeof fr>;
