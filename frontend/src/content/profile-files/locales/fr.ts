/** Texts about the confidential files of profiles. */
export const fr = {
  certificate: 'Télécharger l’attestation officielle',
  cv: 'Télécharger le CV',
  logged: 'Chaque lecture est enregistrée, et le membre voit qui a lu ses documents.',
  unreachable: 'Le serveur est injoignable. Réessayez dans un instant.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profileFiles: typeof fr;
  }
}
