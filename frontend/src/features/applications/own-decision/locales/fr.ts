export const fr = {
  loading: 'Chargement de la décision…',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  again: 'Réessayer',
  title: {
    shortlisted: 'Votre candidature est présélectionnée',
    advanced: 'Votre candidature est admise à l’étape suivante',
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
  review: {
    title: 'Réexamen du résultat',
    until:
      'Ce résultat est provisoire. Vous pouvez demander une fois qu’il soit réexaminé, jusqu’au {{instant}}.',
    over: 'Un réexamen pouvait être demandé jusqu’au {{instant}}.',
    ask: 'Demander un réexamen',
    reasons: 'Vos raisons',
    reasonsHint:
      'Expliquez ce qui vous semble être une erreur. Une personne qui n’a ni évalué votre candidature ni pris la décision vous répondra.',
    send: 'Envoyer la demande',
    open: 'Votre demande attend une réponse.',
    dismissed: 'Après réexamen, le résultat reste le même.',
    upheld: 'Après réexamen, le résultat a été corrigé.',
    ended: 'La demande est sans suite\u00a0: la candidature a été retirée.',
    askedAt: 'Demandé le {{instant}}\u00a0:',
    answeredAt: 'Réponse du {{instant}}\u00a0:',
    final: 'Ce résultat est définitif.',
    preliminary: 'Ce résultat n’est pas encore définitif.',
  },
  public: {
    title: 'Résultat sur la page de l’appel',
    asked: 'Si vous y consentez, la page de l’appel affichera, une fois le résultat définitif\u00a0:',
    agreed: 'Vous consentez à ce que la page de l’appel affiche, une fois le résultat définitif\u00a0:',
    shown: 'La page de l’appel affiche\u00a0:',
    agree: 'J’y consens',
    revoke: 'Retirer mon consentement',
    consent: 'J’accepte que la page de l’appel affiche, une fois le résultat définitif\u00a0: {{result}}',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownDecision: typeof fr;
  }
}
