export const fr = {
  title: 'Qu’est-ce qui vous intéresse\u202f?',
  lead: 'Choisissez vos secteurs et vos pays\u00a0: nous mettrons en avant ce qui vous concerne. Vous pourrez changer d’avis dans vos paramètres.',
  save: 'Enregistrer mes choix',
  skip: 'Plus tard',
  summary: 'Vos choix n’ont pas été enregistrés',
  saved: 'Vos choix sont enregistrés.',
  skipped: 'D’accord, plus tard.',
  invite: 'Dites-nous ce qui vous intéresse pour trouver plus vite ce qui vous concerne.',
  inviteTitle: 'Vos centres d’intérêt',
  open: 'Choisir mes secteurs et mes pays',
  close: 'Fermer',
  failed: 'Vos choix n’ont pas pu être enregistrés. Réessayez dans un instant\u00a0: ils sont restés cochés.',
  filter: 'Chercher un pays',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    onboarding: typeof fr;
  }
}
