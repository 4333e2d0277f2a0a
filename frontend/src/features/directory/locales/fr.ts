/** Texts of the public pages of persons and structures. */
export const fr = {
  about: 'La structure',
  published: 'Publications',
  membersTitle: 'Entre membres',
  membersText: 'Connectez-vous pour lire tout ce que cette personne partage avec les membres.',
  contact: 'Envoyer un message',
  fullProfile: 'Voir le profil complet',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    directory: typeof fr;
  }
}
