/** Texts of the list of one’s own initiatives. */
export const fr = {
  title: 'Vos initiatives',
  lead: 'Ce que vous avez écrit, et ce que vous écrivez avec votre structure.',
  new: 'Nouvelle initiative',
  first: 'Commencer votre première initiative',
  empty:
    'Vous n’avez pas encore d’initiative. Commencez par un titre\u00a0: le brouillon n’est visible que de vous et de l’équipe, et vous le soumettez quand vous le voulez.',
  total_one: '{{count}} initiative',
  total_many: '{{count}} d’initiatives',
  total_other: '{{count}} initiatives',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownInitiatives: typeof fr;
  }
}
