/** Texts of the list of one’s own initiatives. */
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
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownInitiatives: typeof fr;
  }
}
