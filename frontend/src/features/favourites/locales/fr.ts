/** Texts of one’s favourites: their list, and the page of one item. */
export const fr = {
  searches: 'Vos recherches enregistrées',
  title: 'Vos favoris',
  lead: 'Ce que vous avez mis de côté. Vos notes ne sont visibles que de vous.',
  filters: 'Filtres et ordre de la liste',
  all: 'Tous',
  coming: 'Seulement avec une date à venir',
  sortRecent: 'Derniers ajouts d’abord',
  sortDate: 'Prochaine date d’abord',
  noneFound: 'Aucun favori ne correspond. Changez de filtre pour en voir d’autres.',
  empty:
    'Vous n’avez pas encore de favoris. Sur chaque carte et chaque page, le cœur ajoute un contenu à cette liste\u00a0: vous y retrouvez ses dates et vos notes, et recevez un rappel avant une clôture ou un événement.',
  emptyCalls: 'Voir les appels à candidatures',
  emptyEvents: 'Voir les événements',
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
  remind: 'Me le rappeler 14 jours et 2 jours avant',
  remove: 'Retirer',
  removed: '«\u00a0{{title}}\u00a0» n’est plus dans vos favoris.',
  undo: 'Annuler le retrait',
  undone: 'Le favori est rétabli, avec sa note et ses rappels.',
  unreachable:
    'Le site ne répond pas. Rechargez la page avant de réessayer\u00a0: le changement est peut-être enregistré.',
  calendar: 'Votre agenda privé',
  calendarText:
    'Abonnez votre téléphone ou votre ordinateur à vos favoris\u00a0: les clôtures d’appels et les dates d’événements y sont toujours à jour.',
  makeCalendar: 'Créer un lien privé',
  calendarAddress: 'Adresse de votre agenda',
  calendarWarning:
    'Toute personne qui connaît cette adresse voit vos favoris datés. Si elle a circulé, remplacez-la\u00a0: l’ancienne cesse aussitôt de fonctionner.',
  copy: 'Copier l’adresse',
  copied: 'L’adresse est copiée.',
  subscribe: 'Ouvrir dans mon agenda',
  renewCalendar: 'Remplacer l’adresse',
  revokeCalendar: 'Supprimer l’adresse',
  isOne: 'Dans vos favoris',
  isNone: 'Ajouter à vos favoris',
  isOneText: 'Vous le retrouverez dans votre espace, où vous pouvez ajouter une note.',
  add: 'Ajouter à mes favoris',
  back: 'Retour à la page',
  toList: 'Voir tous mes favoris',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    favourites: typeof fr;
  }
}
