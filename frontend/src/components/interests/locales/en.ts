import type { Catalogue } from '../../../i18n/catalogue.ts';
import type { fr } from './fr.ts';

export const en: Catalogue<typeof fr> = {
  sectors: 'Sectors',
  allSectors: 'All sectors',
  countries: 'Countries',
  allCountries: 'All countries',
};
