/** Texts of the list of notices, and of the page that stops their mails. */
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
  stop: {
    toPreferences: 'Régler vos notifications',
    title: 'Ne plus recevoir ces messages\u202f?',
    text: 'Vous ne recevrez plus d’e-mails de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
    stays: 'Les notifications restent dans votre espace. Vous pouvez changer d’avis à tout moment.',
    submit: 'Ne plus les recevoir',
    failed: 'Votre choix n’a pas été enregistré',
    digests: 'Résumés quotidiens et hebdomadaires',
    doneTitle: 'C’est fait',
    done: 'Vous ne recevrez plus d’e-mails de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
    alreadyTitle: 'C’était déjà fait',
    already: 'Vous ne receviez déjà plus d’e-mails de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
    deadTitle: 'Ce lien ne fonctionne pas',
    inSettings: 'Vous pouvez aussi arrêter ces messages depuis vos paramètres, en vous connectant.',
    incomplete: 'Le lien est incomplet. Ouvrez-le en entier depuis le message.',
    unknown: 'Ce lien n’est pas reconnu, ou il est incomplet. Ouvrez-le en entier depuis le message.',
    expired:
      'Ce lien n’est plus valable\u00a0: il a été envoyé à une adresse qui n’est plus celle d’un compte. Cette adresse ne reçoit plus de notifications.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    notices: typeof fr;
  }
}
