/** Texts of the foot of public pages. */
export const fr = {
  navigation: 'Pied de page',
  explore: 'Explorer',
  site: 'Le site',
  lightHint: 'La version légère économise vos données : moins d’images, pas de police à télécharger.',
  backToTop: 'Haut de page',
  licence: 'Logiciel libre, licence GPL 2 ou ultérieure.',
  pattern: 'Motif dessiné par nos soins, entre pagne tissé et affiche imprimée.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    footer: typeof fr;
  }
}
