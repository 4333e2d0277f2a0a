/** Texts of the page of errors that only public pages have. */
export const fr = {
  badRequestTitle: 'Cette adresse n’est pas valide',
  badRequestText: 'Un de ses paramètres n’est pas reconnu. Reprenez depuis une rubrique du site.',
  forbiddenHint:
    'Si vous pensez que c’est une erreur, connectez-vous avec un autre compte ou prévenez l’équipe.',
  searchInstead: 'Que cherchiez-vous ?',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    errorPage: typeof fr;
  }
}
