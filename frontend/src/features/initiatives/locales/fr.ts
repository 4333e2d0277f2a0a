/** Texts of the pages of initiatives. */
export const fr = {
  about: 'L’initiative',
  earlierVersion: 'Traduit d’une version antérieure : le texte d’origine a changé depuis.',
  context: 'Le contexte local',
  ambition: 'L’ambition à cinq ans',
  actions: 'Les actions',
  offered: 'Ce que nous offrons',
  sought: 'Ce que nous cherchons',
  gallery: 'En images',
  video: 'La vidéo',
  videos: 'En vidéo',
  watch: 'Regarder la vidéo',
  play: 'Lire la vidéo ici',
  videoNote:
    'La vidéo est chez YouTube. La lire ici lui transmet votre adresse et ce que vous regardez ; rien ne lui est demandé avant.',
  videoTitle: 'Vidéo : {{title}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    initiatives: typeof fr;
  }
}
