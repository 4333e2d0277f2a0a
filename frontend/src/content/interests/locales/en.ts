import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  sectors: 'Sectors',
  allSectors: 'All sectors',
  countries: 'Countries',
  allCountries: 'All countries',
} as const satisfies TranslationOf<typeof fr>;
