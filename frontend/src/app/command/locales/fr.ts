/** The search of the workspace. */
export const fr = {
  title: 'Aller à',
  label: 'Un écran, une action ou le titre d’une de vos fiches',
  results: 'Résultats',
  hint: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.',
  found_one: '{{count}} résultat',
  found_many: '{{count}} de résultats',
  found_other: '{{count}} résultats',
  searching: 'Recherche parmi vos fiches…',
  failed: 'La recherche parmi vos fiches a échoué.',
  close: 'Fermer',
  screen: 'Écran',
  begin: 'Créer',
  locked: 'Accessible quand votre profil sera publié',
  archive: 'Site public',
  site: 'Rechercher «\u00a0{{text}}\u00a0» sur le site public',
  record: {
    initiative: 'Votre initiative',
    event: 'Votre événement',
    resource: 'Votre ressource',
    supported_projects: 'Votre projet',
    call_for_application: 'Votre appel',
    community_profile: 'Votre profil',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    command: typeof fr;
  }
}
