/** The warning before another site. */
export const fr = {
  title: 'Vous quittez Passerelle',
  lead: 'Ce lien mène à un autre site, dont nous ne sommes pas responsables\u00a0:',
  address: 'Adresse complète',
  written: 'Cette adresse s’écrit aussi {{name}}.',
  lookalike:
    'Cette adresse contient des lettres d’un autre alphabet\u00a0: {{name}}. Vérifiez que c’est bien le site attendu.',
  insecure:
    'La connexion à ce site n’est pas chiffrée : n’y saisissez ni mot de passe ni donnée personnelle.',
  go: 'Continuer vers {{host}}',
  stay: 'Rester sur Passerelle',
  missingTitle: 'Ce lien n’est pas reconnu',
  missing:
    'L’adresse a été modifiée, ou la page qui la citait a changé. Nous n’ouvrons que les sites cités dans nos pages.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    externalLink: typeof fr;
  }
}
