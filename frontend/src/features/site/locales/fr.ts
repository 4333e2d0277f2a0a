/** Texts of the site’s own pages. */
export const fr = {
  modified: 'Dernière mise à jour : {{date}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    site: typeof fr;
  }
}
