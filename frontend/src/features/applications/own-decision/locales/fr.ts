export const fr = {
  loading: 'Chargement de la décision…',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  again: 'Réessayer',
  title: {
    shortlisted: 'Votre candidature est présélectionnée',
    waiting_list: 'Votre candidature est sur liste d’attente',
    selected: 'Votre candidature est retenue',
    not_selected: 'Votre candidature n’est pas retenue',
    confirmed: 'Vous avez confirmé la proposition',
    declined: 'Vous avez décliné la proposition',
    lapsed: 'La proposition est caduque',
    revoked: 'L’équipe de l’appel a annulé la proposition',
  },
  published: 'Décision publiée le {{instant}}.',
  place: 'Place sur la liste d’attente\u00a0: {{place}}.',
  amount: 'Montant attribué\u00a0: {{amount}}.',
  until: 'À confirmer ou à décliner avant le {{instant}}.',
  lapsed: 'Elle était à confirmer avant le {{instant}}.',
  reason: 'Raison donnée par l’équipe\u00a0:',
  letter: 'Lettre de l’équipe de l’appel',
  removal:
    'Cette candidature sera supprimée le {{instant}}, avec ses fichiers. Pour la garder, téléchargez-en une copie.',
  confirm: 'Confirmer',
  decline: 'Décliner',
  declineTitle: 'Décliner la proposition\u202f?',
  declineText: 'Elle sera faite à une autre candidature. Vous ne pourrez pas revenir sur ce choix.',
  cancel: 'Annuler',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownDecision: typeof fr;
  }
}
