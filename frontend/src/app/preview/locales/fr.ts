/** Texts of the page of what is not public. */
export const fr = {
  notice:
    'Aperçu\u00a0: cette page n’est pas encore publiée sous cette forme. Toute personne qui a ce lien peut la lire tant qu’il est valable.',
  entryNotice: 'Elle montre ce qu’un visiteur verra, sans le contenu réservé aux membres.',
  overTitle: 'Cet aperçu n’est plus disponible',
  over: 'Le lien a plus de sept jours, ou la personne qui l’a créé n’a plus accès à cette fiche. Demandez-lui un nouveau lien.',
  unknownTitle: 'Cet aperçu n’existe pas',
  unknown:
    'Le lien est incomplet, ou la fiche n’existe pas dans cette langue. Ouvrez-le tel que vous l’avez reçu.',
  home: 'Aller à l’accueil',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    preview: typeof fr;
  }
}
