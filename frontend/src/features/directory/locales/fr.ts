/** Texts of the public pages of persons and structures. */
export const fr = {
  about: 'La structure',
  published: 'Publications',
  around: 'Personnes et structures proches',
  membersTitle: 'Entre membres',
  membersText: 'Le profil complet et les messages sont réservés aux membres connectés.',
  contact: 'Envoyer un message',
  fullProfile: 'Voir le profil complet',
  structureText: 'L’équipe est visible des membres connectés, qui peuvent demander à rejoindre la structure.',
  fullStructure: 'Voir la structure et son équipe',
  ownTitle: 'Votre page',
  ownText: 'C’est ici que tout le monde vous découvre.',
  edit: 'Modifier mon profil',
  seeAs: 'Aperçu public de mon profil',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    directory: typeof fr;
  }
}
