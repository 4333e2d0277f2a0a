/** Texts of the list of one’s own initiatives, and of their form. */
export const fr = {
  title: 'Vos initiatives',
  lead: 'Les initiatives que vous présentez, en votre nom ou avec votre structure.',
  new: 'Nouvelle initiative',
  first: 'Créer votre première initiative',
  empty:
    'Une initiative présente un projet que vous menez, seul ou avec votre structure\u00a0: ce qu’il fait, avec qui, ce qu’il propose et ce qu’il recherche.',
  emptyFirst:
    'Commencez par un titre\u00a0: le brouillon s’enregistre automatiquement, et seuls vous et l’équipe le voyez.',
  total_one: '{{count}} initiative',
  total_many: '{{count}} d’initiatives',
  total_other: '{{count}} initiatives',
  form: {
    new: 'Nouvelle initiative',
    lead: 'Votre brouillon n’est visible que de vous et de l’équipe. Vous pouvez quitter la page et revenir à tout moment.',
    proposal:
      'Cette initiative est publique. Sa page ne change pas tant qu’un validateur n’a pas accepté les modifications que vous proposez ici.',
    closed:
      'Cette initiative ne peut pas être modifiée pour le moment. Voici où elle en est, ce que vous pouvez faire et ce qu’elle contient.',
    toList: 'Voir vos initiatives',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownInitiatives: typeof fr;
  }
}
