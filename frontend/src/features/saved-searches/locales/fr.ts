/** Texts of saved searches. */
export const fr = {
  title: 'Vos recherches',
  lead: 'Retrouvez vos recherches enregistrées, et soyez alerté quand un nouveau contenu y correspond.',
  saveTitle: 'Enregistrer cette recherche',
  save: 'Enregistrer la recherche',
  name: 'Nom',
  alert: 'Alerte par e-mail',
  alertHint: 'Un lien dans chaque e-mail arrête les alertes.',
  alerts: {
    now: 'Alerte tout de suite',
    daily: 'Alerte chaque jour',
    weekly: 'Alerte chaque semaine',
    never: 'Pas d’alerte',
  },
  savedOn: 'enregistrée le {{date}}',
  edit: 'Modifier',
  change: 'Enregistrer',
  cancel: 'Annuler',
  delete: 'Supprimer',
  feed: 'Flux Atom',
  calendar: 'Agenda',
  empty:
    'Aucune recherche enregistrée. Cherchez, filtrez une liste, puis choisissez «\u00a0M’alerter des nouveautés\u00a0».',
  emptySearch: 'Rechercher',
  unreachable: 'Le site ne répond pas. Réessayez dans un moment.',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    savedSearches: typeof fr;
  }
}
