/** Texts of the pages of projects. */
export const fr = {
  about: 'Le projet',
  results: 'Les résultats',
  beneficiary: 'Porteur du projet',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    projects: typeof fr;
  }
}
