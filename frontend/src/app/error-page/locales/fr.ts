/** Texts of pages that failed, or that are served again while they cannot be updated: none is in the workspace’s scripts. */
export const fr = {
  badRequestTitle: 'Cette adresse n’est pas valide',
  badRequestText: 'Un de ses paramètres n’est pas reconnu. Reprenez depuis une rubrique du site.',
  forbiddenHint:
    'Si vous pensez que c’est une erreur, connectez-vous avec un autre compte ou prévenez l’équipe.',
  searchInstead: 'Que cherchiez-vous ?',
  stale:
    'Notre contenu est momentanément indisponible\u00a0: cette page n’a pas été actualisée depuis le {{date}} à {{time}} (UTC).',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    errorPage: typeof fr;
  }
}
