/** Texts of one’s favourites: their list, and the page of one item. */
export const fr = {
  title: 'Vos favoris',
  lead: 'Ce que vous avez mis de côté. Vos notes ne sont lues que par vous.',
  filters: 'Filtres et ordre de la liste',
  all: 'Tous',
  coming: 'Seulement avec une date à venir',
  sortRecent: 'Derniers ajouts d’abord',
  sortDate: 'Prochaine date d’abord',
  noneFound: 'Aucun favori ne correspond. Changez de filtre pour en voir d’autres.',
  empty:
    'Vous n’avez pas encore de favoris. Sur chaque carte et chaque page, le cœur ajoute ce qui vous intéresse à cette liste\u00a0: vous y retrouvez dates et notes, et un rappel vous parvient avant une clôture ou un événement.',
  emptyCalls: 'Voir les appels à candidatures',
  emptyEvents: 'Voir l’agenda',
  emptyInitiatives: 'Voir les initiatives',
  closes: 'Clôture\u00a0:',
  closed: 'Clos depuis le',
  begins: 'Début\u00a0:',
  began: 'A commencé le',
  unavailable: 'Contenu retiré',
  unavailableText: 'Ce contenu n’est plus en ligne. S’il revient, il réapparaîtra ici.',
  addedOn: 'Ajouté le {{date}}',
  addNote: 'Ajouter une note',
  editNote: 'Modifier la note',
  note: 'Votre note',
  noteHint: '{{max}} caractères au plus. Laissez vide pour supprimer la note.',
  saveNote: 'Enregistrer la note',
  cancel: 'Annuler',
  noteSaved: 'La note est enregistrée.',
  remind: 'Me le rappeler 14 jours et 2 jours avant',
  remindOn: 'Vous recevrez des rappels pour «\u00a0{{title}}\u00a0».',
  remindOff: 'Vous ne recevrez plus de rappel pour «\u00a0{{title}}\u00a0».',
  remove: 'Retirer',
  removed: '«\u00a0{{title}}\u00a0» n’est plus dans vos favoris.',
  undo: 'Annuler le retrait',
  undone: 'Le favori est revenu, avec sa note et ses rappels.',
  unreachable:
    'Le serveur est injoignable. Rechargez la page avant de réessayer\u00a0: le changement est peut-être enregistré.',
  calendar: 'Votre agenda privé',
  calendarText:
    'Abonnez votre téléphone ou votre ordinateur à vos favoris\u00a0: clôtures des appels et débuts des événements y sont toujours à jour.',
  makeCalendar: 'Créer une adresse privée',
  calendarAddress: 'Adresse de votre agenda',
  calendarWarning:
    'Qui connaît cette adresse voit vos favoris datés. Si elle a circulé, remplacez-la\u00a0: l’ancienne cesse aussitôt de fonctionner.',
  copy: 'Copier l’adresse',
  copied: 'L’adresse est copiée.',
  subscribe: 'Ouvrir dans mon agenda',
  renewCalendar: 'Remplacer l’adresse',
  revokeCalendar: 'Supprimer l’adresse',
  calendarMade: 'Votre agenda a une adresse. Ajoutez-la à votre logiciel d’agenda.',
  calendarRenewed: 'L’adresse est remplacée. L’ancienne ne fonctionne plus.',
  calendarRevoked: 'L’adresse est supprimée. Votre agenda ne sera plus mis à jour.',
  isOne: 'Dans vos favoris',
  isNone: 'Ajouter à vos favoris',
  isOneText: 'Vous le retrouverez dans votre espace, où vous pouvez y joindre une note.',
  add: 'Ajouter à mes favoris',
  back: 'Revenir à la page',
  toList: 'Voir tous mes favoris',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    favourites: typeof fr;
  }
}
