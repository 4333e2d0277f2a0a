/** Texts of x. */
export const fr = {
  about: 'L’appel',
  opens: 'Ouverture',
  closes: 'Clôture',
  at: '{{date}} à {{time}}, heure de {{city}}',
  type: 'Type d’appel',
  aid: 'Type d’aide',
  languages: 'Langues de dépôt',
  emitters: 'Qui lance l’appel',
  eligibility: 'Qui peut candidater',
  steps: 'Les étapes',
  faq: 'Questions fréquentes',
  apply: 'Candidater sur le site de l’organisateur',
  applyInternal: 'Les candidatures se déposent ici, sur Passerelle, une fois connecté.',
  applyLater: 'Le dépôt en ligne sur Passerelle ouvre bientôt.',
} as const;
