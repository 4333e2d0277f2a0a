/** Texts of the pages of projects. */
export const fr = {
  about: 'Le projet',
  results: 'Ce qui en reste',
  beneficiary: 'Porteur du projet',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    projects: typeof fr;
  }
}
