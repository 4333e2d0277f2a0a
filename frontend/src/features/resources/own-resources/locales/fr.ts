/** Texts of the list of one’s own resources, and of their form. */
export const fr = {
  title: 'Vos ressources',
  lead: 'Les guides, études, modèles et liens que vous partagez, en votre nom ou avec votre structure.',
  new: 'Nouvelle ressource',
  first: 'Partager votre première ressource',
  empty:
    'Une ressource partage ce qui peut servir à d’autres\u00a0: un guide, une étude, un modèle ou un lien.',
  emptyFirst:
    'Commencez par un titre, puis joignez un fichier ou indiquez un lien\u00a0: seuls vous et l’équipe voyez le brouillon.',
  total_one: '{{count}} ressource',
  total_many: '{{count}} de ressources',
  total_other: '{{count}} ressources',
  form: {
    new: 'Nouvelle ressource',
    lead: 'Votre brouillon n’est visible que de vous et de l’équipe. Vous pouvez quitter la page et revenir à tout moment.',
    proposal:
      'Cette ressource est publique. Sa page ne change pas tant qu’un validateur n’a pas accepté les modifications que vous proposez ici.',
    closed:
      'Cette ressource ne peut pas être modifiée pour le moment. Voici où elle en est, ce que vous pouvez faire et ce qu’elle contient.',
    toList: 'Voir vos ressources',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownResources: typeof fr;
  }
}
