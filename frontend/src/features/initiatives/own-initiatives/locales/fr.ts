/** Texts of the list of one’s own initiatives, and of their form. */
export const fr = {
  title: 'Vos initiatives',
  lead: 'Ce que vous avez écrit, et ce que vous écrivez avec votre structure.',
  new: 'Nouvelle initiative',
  first: 'Commencer votre première initiative',
  empty:
    'Une initiative présente un projet que vous portez, seul ou avec votre structure\u00a0: ce qu’il fait, avec qui, ce qu’il offre et ce qu’il cherche.',
  emptyFirst:
    'Commencez par un titre\u00a0: le brouillon s’enregistre de lui-même, et seuls vous et l’équipe le voyez.',
  total_one: '{{count}} initiative',
  total_many: '{{count}} d’initiatives',
  total_other: '{{count}} initiatives',
  form: {
    new: 'Nouvelle initiative',
    lead: 'Un brouillon n’est visible que de vous et de l’équipe. Vous pouvez le quitter et y revenir à tout moment.',
    proposal:
      'Cette initiative est publique. Sa page reste telle qu’elle est jusqu’à ce qu’un validateur accepte les modifications que vous proposez ici.',
    closed:
      'Cette initiative ne peut pas être modifiée dans son état actuel. Voici où elle en est, ce que vous pouvez faire et ce qu’elle contient.',
    toList: 'Voir vos initiatives',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownInitiatives: typeof fr;
  }
}
