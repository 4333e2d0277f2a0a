export const fr = {
  sectors: 'Secteurs',
  allSectors: 'Tous les secteurs',
  countries: 'Pays',
  allCountries: 'Tous les pays',
  keys: 'Flèches pour parcourir la liste, espace pour cocher.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    interests: typeof fr;
  }
}
