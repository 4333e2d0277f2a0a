/** Texts of x. */
export const fr = {
  modified: 'Dernière mise à jour : {{date}}',
} as const;
