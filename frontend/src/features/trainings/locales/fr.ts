/** Texts of x. */
export const fr = {
  about: 'La formation',
  provider: 'Organisme',
  level: 'Niveau',
  enrol: 'S’inscrire sur le site de l’organisme',
} as const;
