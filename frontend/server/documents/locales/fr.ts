/** Texts of feeds and calendars; names of families and of the site come from the pages' own. */
export const fr = {
  search: 'Recherche',
  titleFor: '{{title}}\u00a0: {{q}}',
  feedSubtitle: 'Les dernières publications de Passerelle.',
  narrowed: 'Selon les filtres choisis.',
  deadline: 'Clôture\u00a0: {{title}}',
  opening: 'Ouverture\u00a0: {{title}}',
  favourites: 'Vos favoris',
  opens: 'Ouverture\u00a0: {{when}}',
  closes: 'Clôture\u00a0: {{when}}',
  when: '{{date}} à {{time}}, heure de {{city}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    documents: typeof fr;
  }
}
