/** Texts of the suggestions; they come with their script. */
export const fr = {
  list: 'Suggestions',
  found_zero: 'Aucune suggestion',
  found_one: '{{count}} suggestion. Choisissez avec les flèches.',
  found_many: '{{count}} de suggestions. Choisissez avec les flèches.',
  found_other: '{{count}} suggestions. Choisissez avec les flèches.',
  country: 'Pays',
  sector: 'Secteur',
  items_one: '{{count}} résultat',
  items_many: '{{count}} de résultats',
  items_other: '{{count}} résultats',
  kinds: {
    call: 'Appel',
    initiative: 'Initiative',
    event: 'Événement',
    training: 'Formation',
    resource: 'Ressource',
    project: 'Projet soutenu',
    directory: 'Annuaire',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    suggestions: typeof fr;
  }
}
