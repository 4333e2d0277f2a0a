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
  directory: 'Celles et ceux d’en face',
  allOf: 'Tout voir : {{name}}',
} as const;
