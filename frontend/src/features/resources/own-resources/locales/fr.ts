/** Texts of the list of one’s own resources, and of their form. */
export const fr = {
  title: 'Vos ressources',
  lead: 'Les guides, rapports, modèles et liens que vous partagez, vous ou votre structure.',
  new: 'Nouvelle ressource',
  first: 'Partager votre première ressource',
  empty: 'Une ressource partage ce qui sert à d’autres\u00a0: un guide, un rapport, un modèle ou un lien.',
  emptyFirst:
    'Commencez par un titre, puis joignez un fichier ou indiquez un lien\u00a0: seuls vous et l’équipe voyez le brouillon.',
  total_one: '{{count}} ressource',
  total_many: '{{count}} de ressources',
  total_other: '{{count}} ressources',
  form: {
    new: 'Nouvelle ressource',
    lead: 'Un brouillon n’est visible que de vous et de l’équipe. Vous pouvez le quitter et y revenir à tout moment.',
    proposal:
      'Cette ressource est publique. Sa page reste telle qu’elle est jusqu’à ce qu’un validateur accepte les modifications que vous proposez ici.',
    closed:
      'Cette ressource ne peut pas être modifiée dans son état actuel. Voici où elle en est, ce que vous pouvez faire et ce qu’elle contient.',
    toList: 'Voir vos ressources',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownResources: typeof fr;
  }
}
