/** Texts with which those who run a call handle its applications. */
export const fr = {
  title: 'Suivi',
  now: {
    eligible: 'Éligible, d’après la vérification du {{instant}}.',
    ineligible: 'Non éligible, d’après la vérification du {{instant}}.',
    reason: 'Motif\u00a0: {{reason}}.',
    criterion: 'Critère de l’appel\u00a0: «\u00a0{{criterion}}\u00a0».',
    unchecked: 'L’éligibilité n’est pas encore vérifiée.',
    decided: 'Une décision est publiée\u00a0: elle est dans l’historique.',
    takenBack: 'Le candidat l’a reprise pour la modifier. Attendez son nouvel envoi ou la clôture.',
    withdrawn: 'Le candidat l’a retirée\u00a0: il n’y a plus rien à décider.',
  },
  asked: {
    title: 'Complément demandé, à rendre avant le {{instant}}',
    over: 'Complément demandé, non reçu avant le {{instant}}',
    refused: 'Fichier refusé par le contrôle de sécurité, à remplacer avant le {{instant}}',
    refusedOver: 'Fichier refusé par le contrôle de sécurité, non remplacé avant le {{instant}}',
    cancel: 'Retirer la demande',
  },
  actions: {
    eligible: 'Éligible',
    ineligible: 'Non éligible…',
    complete: 'Demander un complément…',
  },
  cancel: 'Annuler',
  unreachable: 'Le site ne répond pas. Rien n’a changé\u00a0: réessayez dans un instant.',
  stale: 'Cette candidature a changé entre-temps. Relisez-la avant de décider.',
  ineligible: {
    title: 'Déclarer la candidature non éligible',
    lead: 'Le candidat reçoit le motif et votre texte, tout de suite. Vous pourrez revenir sur cette décision.',
    reason: 'Critère non rempli',
    text: 'Votre explication au candidat',
    hint: 'Dites ce qui manque, d’après ce qu’il a envoyé.',
    send: 'Déclarer non éligible',
  },
  completion: {
    title: 'Demander un complément',
    lead: 'Seules les réponses choisies pourront être changées. La version envoyée reste conservée.',
    questions: 'Questions à rouvrir',
    until: 'Réponse attendue avant le',
    text: 'Votre demande au candidat',
    hint: 'Dites précisément ce que vous attendez.',
    send: 'Envoyer la demande',
  },
  timeline: {
    title: 'Historique',
    by: '{{what}}, par {{name}}',
    version: 'version {{number}}',
    until: 'à rendre avant le {{instant}}',
    sent: 'Envoyée',
    taken_back: 'Reprise par le candidat',
    withdrawn: 'Retirée par le candidat',
    completed: 'Complétée',
    completion_asked: 'Complément demandé',
    completion_cancelled: 'Demande de complément retirée',
    file_refused: 'Fichier refusé par le contrôle de sécurité',
    eligible: 'Déclarée éligible',
    ineligible: 'Déclarée non éligible',
    decided: 'Décision publiée',
    offerConfirmed: 'Proposition confirmée par le candidat',
    offerDeclined: 'Proposition déclinée par le candidat',
    offerLapsed: 'Proposition caduque',
    offerRevoked: 'Proposition annulée',
    reviewAsked: 'Réexamen demandé par le candidat',
    reviewNamed: 'Personne désignée pour le réexamen',
    reviewRejected: 'Réexamen\u00a0: résultat maintenu',
    reviewUpheld: 'Réexamen\u00a0: résultat corrigé',
    decision: {
      shortlisted: 'présélectionnée',
      waiting_list: 'liste d’attente',
      selected: 'retenue',
      not_selected: 'non retenue',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    applicationHandling: typeof fr;
  }
}
