/** Texts of the home page; its title and introduction are written in WordPress. */
export const fr = {
  searchLabel: 'Que cherchez-vous ?',
  searchHint: 'Un mot, un pays, un métier',
  figures: 'Passerelle en chiffres',
  countries_one: 'pays représenté',
  countries_many: 'pays représentés',
  countries_other: 'pays représentés',
  closingSoon: 'Bientôt clos : à vous de jouer',
  latestInitiatives: 'Ça se fabrique en ce moment',
  nextEvents: 'Prochains rendez-vous',
  trainings: 'Apprendre, transmettre',
  latestResources: 'À lire, à écouter, à reprendre',
  projects: 'Ce que nous avons soutenu',
  directory: 'Qui est où',
  featured: 'À la une',
  partners: 'Celles et ceux qui portent la passerelle',
  countryTable: 'Personnes et structures de l’annuaire par pays',
  countryTableRest: 'Personnes et structures dans les autres pays',
  country: 'Pays',
  persons: 'Personnes',
  structures: 'Structures',
  otherCountries_one: 'Et dans {{count}} autre pays',
  otherCountries_many: 'Et dans {{count}} d’autres pays',
  otherCountries_other: 'Et dans {{count}} autres pays',
  allOf: 'Tout voir : {{name}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof fr;
  }
}
