/** Texts of the screen of reports of members. */
export const fr = {
  title: 'Signalements de membres',
  lead: 'Ce que des membres ont signalé. La personne signalée ne sait pas qui a envoyé le signalement.',
  back: 'Revenir à vos validations',
  partsLabel: 'Parties de la liste',
  parts: { open: 'À traiter', overdue: 'En retard', handled: 'Traités' },
  empty: 'Aucun signalement à traiter.',
  emptyHandled: 'Aucun signalement n’a encore été traité.',
  deleted: 'Compte supprimé',
  at: 'signalé le {{date}}',
  overdue: 'En retard',
  first: 'Premier signalement de ce membre',
  earlier_one: '{{count}} signalement antérieur de ce membre',
  earlier_many: '{{count}} de signalements antérieurs de ce membre',
  earlier_other: '{{count}} signalements antérieurs de ce membre',
  noText: 'Sans autre explication.',
  reporter: 'Signalé par',
  state: 'Profil',
  profilePublic: 'en ligne',
  profileHidden: 'hors ligne',
  accountClosed: 'compte fermé',
  countries: 'Pays',
  handle: 'Traiter',
  outcome: 'Suite donnée',
  outcomes: {
    noConsequence: 'Sans suite.',
    profileOffline: 'Profil mis hors ligne.',
    accountClosed: 'Compte fermé.',
  },
  measuresElsewhere:
    'Vous pouvez classer ce signalement sans suite. Si le profil ou le compte doit être fermé, laissez-le ouvert\u00a0: un administrateur décidera.',
  closing: 'Pour fermer le compte, passez d’abord par l’écran des utilisateurs.',
  toAdministration: 'Ouvrir l’administration',
  reason: 'Pourquoi le profil est mis hors ligne',
  reasonHint:
    'Le profil sera hors ligne dans toutes les langues. {{name}} lira ce texte\u00a0: n’y nommez pas la personne qui a envoyé le signalement.',
  note: 'Note pour l’équipe',
  noteHint: 'Ce que vous avez vérifié, et pourquoi vous décidez ainsi.',
  save: 'Marquer comme traité',
  cancel: 'Annuler',
  handledBy: 'Traité le {{date}} par {{name}}',
  reopen: 'Rouvrir',
  unreachable:
    'Le site ne répond pas. Rechargez la page avant de réessayer\u00a0: le changement est peut-être enregistré.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reports: typeof fr;
  }
}
