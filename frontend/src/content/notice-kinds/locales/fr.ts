/** Names of the kinds of notices. */
export const fr = {
  moderationSubmitted: 'Fiches à valider',
  moderationDecided: 'Décisions sur vos fiches',
  proposalDecided: 'Décisions sur vos modifications',
  recordOffline: 'Fiches retirées ou remises en ligne par l’équipe',
  invitation: 'Invitations',
  membership: 'Membres de vos structures',
  transfer: 'Propriété de vos structures',
  callRole: 'Vos rôles dans des appels',
  callDates: 'Changements de dates des appels',
  callState: 'Étapes des appels',
  reminder: 'Rappels de vos favoris',
  searchAlert: 'Alertes de recherche',
  letterReceived: 'Lettres de recommandation',
  contact: 'Messages d’autres membres',
  reportHandled: 'Suites de vos signalements',
  applicationCompletion: 'Candidatures à compléter',
  newsletter: 'Lettre d’information',
  applicationWriters: 'Co-rédaction de candidatures',
  applicationEligibility: 'Éligibilité de vos candidatures',
  applicationMessage: 'Messages sur des candidatures',
  applicationDecision: 'Décisions sur les candidatures',
  decisionReview: 'Réexamens de décisions',
  applicationMentor: 'Mentors de candidatures',
  reviewAssigned: 'Candidatures à évaluer',
  reviewDue: 'Évaluations bientôt attendues',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    noticeKinds: typeof fr;
  }
}
