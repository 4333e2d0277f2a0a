/** Texts of the pages of trainings. */
export const fr = {
  about: 'La formation',
  enrol: 'S’inscrire sur le site de l’organisme',
  next: 'À venir',
  now: 'En cours',
  past: 'Cette formation est terminée.',
  onDemand: 'Sans date fixe : à votre rythme ou sur demande.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    trainings: typeof fr;
  }
}
