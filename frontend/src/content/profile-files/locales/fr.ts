/** Texts about the confidential files of profiles. */
export const fr = {
  certificate: 'Télécharger l’attestation officielle',
  cv: 'Télécharger le CV',
  logged: 'Chaque consultation est enregistrée, et le membre voit qui a lu ses documents.',
  unreachable: 'Le site ne répond pas. Réessayez dans un instant.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profileFiles: typeof fr;
  }
}
