/** Texts of the list of notices. */
export const fr = {
  more_one: '{{count}} autre notification du même type\u00a0: {{kind}}',
  more_many: '{{count}} d’autres notifications du même type\u00a0: {{kind}}',
  more_other: '{{count}} autres notifications du même type\u00a0: {{kind}}',
  title: 'Vos notifications',
  lead: 'L’actualité de vos fiches, de vos structures, de vos appels et de vos favoris.',
  markAll: 'Tout marquer comme lu',
  markOne: 'Marquer comme lue',
  isUnread: 'Non lue',
  empty: 'Vous n’avez aucune notification.',
  emptyText:
    'Décisions sur vos fiches, invitations, messages d’autres membres, rappels de vos favoris\u00a0: tout arrivera ici.',
  noneFound: 'Aucune notification ne correspond. Changez de filtre pour en voir d’autres.',
  failed: 'Les notifications n’ont pas pu être chargées.',
  notMarked: 'Rien n’a été marqué comme lu\u00a0: réessayez dans un instant.',
  retry: 'Réessayer',
  seeAll: 'Voir toutes les notifications',
  toPreferences: 'Choisir comment vous les recevez',
  filters: 'Filtrer la liste',
  all: 'Toutes',
  onlyUnread: 'Non lues',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof fr;
  }
}
