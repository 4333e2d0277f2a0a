/** What the site has to say to a person. */
export const fr = {
  title: 'Vos notifications',
  markAll: 'Tout marquer comme lu',
  isUnread: 'Non lue',
  empty: 'Vous n’avez aucune notification.',
  failed: 'Les notifications n’ont pas pu être chargées.',
  notMarked: 'Rien n’a été marqué\u00a0: réessayez dans un instant.',
  retry: 'Réessayer',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof fr;
  }
}
