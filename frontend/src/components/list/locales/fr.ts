/** Pages of a list. */
export const fr = {
  pages: 'Pages de la liste',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: 'Page {{page}} sur {{last}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    list: typeof fr;
  }
}
