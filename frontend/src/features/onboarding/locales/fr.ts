export const fr = {
  title: 'Qu’est-ce qui vous intéresse\u202f?',
  lead: 'Choisissez vos secteurs et vos pays\u00a0: nous vous montrerons d’abord ce qui compte pour vous.',
  save: 'Enregistrer',
  skip: 'Plus tard',
  summary: 'Vos choix n’ont pas été enregistrés',
  saved: 'Vos choix sont enregistrés.',
  skipped: 'D’accord, plus tard.',
  invite: 'Indiquez vos centres d’intérêt\u00a0: nous vous montrerons ce qui compte pour vous.',
  inviteTitle: 'Vos centres d’intérêt',
  open: 'Choisir mes secteurs et mes pays',
  close: 'Fermer',
  failed: 'L’enregistrement a échoué. Réessayez\u00a0: vos choix sont toujours cochés.',
  filter: 'Rechercher un pays',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    onboarding: typeof fr;
  }
}
