/** Texts of x. */
export const fr = {
  about: 'L’initiative',
  context: 'Le contexte local',
  ambition: 'L’ambition à cinq ans',
  actions: 'Les actions',
  offered: 'Ce que nous offrons',
  sought: 'Ce que nous cherchons',
  gallery: 'En images',
  video: 'La vidéo',
  watch: 'Regarder la vidéo',
} as const;
