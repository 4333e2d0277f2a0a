/** Texts of the list of notices, and of the page that stops their mails. */
export const fr = {
  title: 'Vos notifications',
  lead: 'Ce qui concerne vos fiches, vos structures, vos appels et vos favoris.',
  markAll: 'Tout marquer comme lu',
  markOne: 'Marquer comme lue',
  isUnread: 'Non lue',
  empty: 'Vous n’avez aucune notification.',
  emptyText:
    'Décisions sur vos fiches, invitations, messages d’autres membres, rappels de vos favoris\u00a0: tout ce qui vous concerne arrivera ici.',
  noneFound: 'Aucune notification ne correspond. Changez de filtre pour en voir d’autres.',
  failed: 'Les notifications n’ont pas pu être chargées.',
  notMarked: 'Rien n’a été marqué\u00a0: réessayez dans un instant.',
  retry: 'Réessayer',
  seeAll: 'Voir toutes les notifications',
  toPreferences: 'Choisir comment vous les recevez',
  filters: 'Filtres de la liste',
  all: 'Toutes',
  onlyUnread: 'Non lues',
  stop: {
    title: 'Ne plus recevoir ces messages\u202f?',
    text: 'Vous ne recevrez plus d’e-mail de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
    stays: 'Les notifications restent dans votre espace. Vous pouvez revenir sur ce choix à tout moment.',
    submit: 'Ne plus les recevoir',
    failed: 'Votre choix n’est pas enregistré',
    digests: 'Résumés par jour et par semaine',
    doneTitle: 'C’est fait',
    done: 'Vous ne recevrez plus d’e-mail de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
    alreadyTitle: 'C’était déjà fait',
    already: 'Vous ne receviez déjà plus d’e-mail de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
    deadTitle: 'Ce lien ne fonctionne pas',
    incomplete: 'Il manque une partie du lien. Ouvrez-le depuis le message, en entier.',
    unknown: 'Ce lien n’est pas l’un des nôtres, ou il a été coupé. Ouvrez-le depuis le message, en entier.',
    expired:
      'Ce lien n’est plus valable\u00a0: il a été envoyé à une adresse qui n’est plus celle d’un compte. Cette adresse ne reçoit plus de notifications.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof fr;
  }
}
