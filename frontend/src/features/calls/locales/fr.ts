/** Texts of the pages of calls. */
export const fr = {
  about: 'L’appel',
  opens: 'Ouverture',
  closes: 'Clôture',
  emitters: 'Qui lance l’appel',
  eligibility: 'Qui peut candidater',
  steps: 'Les étapes',
  faq: 'Questions fréquentes',
  apply: 'Candidater sur le site de l’organisateur',
  applyHere: 'On candidate ici, sur Passerelle. Le dépôt en ligne n’est pas encore ouvert.',
  applyHereFrom: 'On candidatera ici, sur Passerelle, à partir du {{date}}.',
  linkIsDead:
    'Le site de l’organisateur ne répond plus depuis au moins deux jours. Vous pouvez essayer quand même.',
  planned: 'Bientôt ouvert',
  open: 'Ouvert',
  closing: 'Clôture proche',
  closed: 'Clos',
  extended: 'Prolongé',
  extendedNote: 'Prolongé : la clôture était annoncée pour le {{date}}, elle est reportée au {{until}}.',
  isClosed: 'Cet appel est clos',
  shared: 'Clôture le {{date}} à {{time}}, heure {{city}}. {{summary}}',
  remindOpening: 'Me rappeler l’ouverture et la clôture dans mon agenda',
  remindClosing: 'Me rappeler la clôture dans mon agenda',
  resultsOut: 'Les résultats sont publiés depuis le {{date}}.',
  readResults: 'Lire les résultats',
  aid: 'Montant de l’aide',
  applicants: {
    person: 'Des personnes',
    structure: 'Des structures',
    BOTH: 'Des personnes et des structures',
  },
  age: 'Âge',
  ageBetween: 'De {{min}} à {{max}} ans',
  ageExactly: '{{min}} ans',
  ageFrom: 'À partir de {{min}} ans',
  ageUpTo: 'Jusqu’à {{max}} ans',
  noOtherCalls: 'Voir les appels ouverts',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    calls: typeof fr;
  }
}
