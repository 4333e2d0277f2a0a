/** Texts of x. */
export const fr = {
  about: 'L’événement',
  starts: 'Début',
  ends: 'Fin',
  at: '{{date}} à {{time}}, heure de {{city}}',
  accessibility: 'Accessibilité',
  join: 'Suivre en ligne',
  past: 'Cet événement est passé.',
} as const;
