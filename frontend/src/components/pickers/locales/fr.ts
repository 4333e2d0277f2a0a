/** Fields that search while one types. */
export const fr = {
  placeholder: 'Au moins deux lettres',
  searching: 'Recherche en cours…',
  found_one: '{{count}} résultat. Choisissez avec les flèches, puis Entrée.',
  found_many: '{{count}} de résultats. Choisissez avec les flèches, puis Entrée.',
  found_other: '{{count}} résultats. Choisissez avec les flèches, puis Entrée.',
  none: 'Aucun résultat.',
  failed: 'La recherche a échoué.',
  retry: 'Réessayer',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pickers: typeof fr;
  }
}
