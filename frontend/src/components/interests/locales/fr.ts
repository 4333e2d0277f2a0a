export const fr = {
  sectors: 'Secteurs',
  allSectors: 'Tous les secteurs',
  countries: 'Pays',
  allCountries: 'Tous les pays',
} as const;
