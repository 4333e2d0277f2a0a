/** Texts of the list of one’s own events, and of their form. */
export const fr = {
  title: 'Vos événements',
  lead: 'Les rencontres, spectacles et ateliers que vous annoncez, en votre nom ou avec votre structure.',
  new: 'Nouvel événement',
  first: 'Annoncer votre premier événement',
  empty:
    'Un événement annonce une rencontre, un spectacle ou un atelier\u00a0: quand, où, pour qui, et comment y participer.',
  emptyFirst:
    'Commencez par un titre, puis indiquez la date et le lieu\u00a0: seuls vous et l’équipe voyez le brouillon.',
  total_one: '{{count}} événement',
  total_many: '{{count}} d’événements',
  total_other: '{{count}} événements',
  dates: {
    total_one: 'Cette répétition donne une seule date\u00a0:',
    total_many: 'Cette répétition donne {{count}} de dates\u00a0:',
    total_other: 'Cette répétition donne {{count}} dates\u00a0:',
    tooMany: 'Cette répétition donne plus de {{max}} dates\u00a0:',
    more: 'et d’autres ensuite.',
  },
  form: {
    new: 'Nouvel événement',
    lead: 'Votre brouillon n’est visible que de vous et de l’équipe. Vous pouvez quitter la page et revenir à tout moment.',
    proposal:
      'Cet événement est public. Sa page ne change pas tant qu’un validateur n’a pas accepté les modifications que vous proposez ici.',
    closed:
      'Cet événement ne peut pas être modifié pour le moment. Voici où il en est, ce que vous pouvez faire et ce qu’il contient.',
    toList: 'Voir vos événements',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownEvents: typeof fr;
  }
}
