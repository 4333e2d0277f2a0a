/** Texts of the dialog of a session that is over. */
export const fr = {
  title: 'Votre session a expiré',
  lead: 'Reconnectez-vous pour continuer\u00a0: rien de ce qui est à l’écran n’est perdu.',
  close: 'Rester sur cette page',
  otherAccount:
    'Cette page appartient à un autre compte. Connectez-vous avec celui-ci, ou restez sur cette page.',
  done: 'Vous êtes de nouveau connecté.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sessionDialog: typeof fr;
  }
}
