/** Texts of the pages of initiatives. */
export const fr = {
  about: 'L’initiative',
  earlierVersion: 'Traduit d’une version antérieure : le texte d’origine a changé depuis.',
  context: 'Le contexte local',
  ambition: 'L’ambition à cinq ans',
  actions: 'Les actions',
  offered: 'Ce que nous proposons',
  sought: 'Ce que nous recherchons',
  gallery: 'En images',
  video: 'La vidéo',
  videos: 'En vidéo',
  watch: 'Regarder la vidéo',
  play: 'Lire la vidéo ici',
  videoNote:
    'La vidéo est hébergée par YouTube. Si vous la lisez ici, YouTube connaîtra votre adresse IP et ce que vous regardez\u202f; rien ne lui est transmis avant.',
  videoTitle: 'Vidéo : {{title}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    initiatives: typeof fr;
  }
}
