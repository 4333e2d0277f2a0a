/** Texts of the header of public pages. */
export const fr = {
  mainNavigation: 'Navigation principale',
  quickNavigation: 'Accès rapide',
  menu: 'Menu',
  yourSpace: 'Votre espace',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    header: typeof fr;
  }
}
