/** Texts of the frame and of the error pages of public pages alone. */
export const fr = {
  mainNavigation: 'Navigation principale',
  quickNavigation: 'Accès rapide',
  menu: 'Menu',
  yourSpace: 'Votre espace',
  backToTop: 'Haut de page',
  backHome: 'Retour à l’accueil',
  searchInstead: 'Que cherchiez-vous ?',
  status: 'Erreur {{status}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    publicFrame: typeof fr;
  }
}
