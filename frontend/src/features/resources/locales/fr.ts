/** Texts of the pages of resources. */
export const fr = {
  about: 'La ressource',
  open: 'Consulter la ressource',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    resources: typeof fr;
  }
}
