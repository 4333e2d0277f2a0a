/** The warning before another site. */
export const fr = {
  title: 'Vous quittez Passerelle',
  lead: 'Ce lien mène à un autre site, dont nous ne répondons pas :',
  address: 'Adresse complète',
  written: 'Ce nom s’écrit aussi {{name}}.',
  lookalike:
    'Ce nom emploie des lettres d’un autre alphabet : {{name}}. Vérifiez que c’est bien le site que vous attendez.',
  insecure:
    'La connexion à ce site n’est pas chiffrée : n’y saisissez ni mot de passe ni donnée personnelle.',
  go: 'Continuer vers {{host}}',
  stay: 'Rester sur Passerelle',
  missingTitle: 'Ce lien n’est pas un des nôtres',
  missing:
    'L’adresse a été modifiée, ou la page qui la citait a changé. Nous n’envoyons que vers les sites que nos pages citent.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    externalLink: typeof fr;
  }
}
