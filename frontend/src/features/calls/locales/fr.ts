/** Texts of the pages of calls. */
export const fr = {
  about: 'L’appel',
  opens: 'Ouverture',
  upTo: 'jusqu’à {{number}}',
  closes: 'Clôture',
  emitters: 'Qui lance l’appel',
  results: 'Résultats',
  eligibility: 'Qui peut candidater',
  steps: 'Les étapes',
  faq: 'Questions fréquentes',
  apply: 'Candidater sur le site de l’organisateur',
  applyOnline: 'Candidater',
  applyHere: 'Les candidatures se font ici, sur Passerelle. Il faut un compte, gratuit.',
  applyHereFrom: 'Les candidatures se feront ici, sur Passerelle, à partir du {{date}}.',
  noFormYet: 'Les candidatures se feront ici, sur Passerelle\u00a0: le formulaire n’est pas encore publié.',
  filesAsked: 'Fichiers à joindre',
  lettersAsked: 'Lettres de recommandation',
  optionalAttachment: '{{label}} (facultatif)',
  readQuestions_one: 'Lire la question (environ {{minutes}} minutes)',
  readQuestions_many: 'Lire les {{count}} de questions (environ {{minutes}} minutes)',
  readQuestions_other: 'Lire les {{count}} questions (environ {{minutes}} minutes)',
  linkIsDead:
    'Le site de l’organisateur ne répond plus depuis au moins deux jours. Vous pouvez tout de même essayer.',
  planned: 'Bientôt ouvert',
  open: 'Ouvert',
  closing: 'Clôture proche',
  closed: 'Clos',
  extended: 'Prolongé',
  extendedNote: 'Prolongé\u00a0: la clôture était prévue le {{date}}.',
  extensionOpen: 'L’équipe de l’appel vous a accordé un délai\u202f? Ouvrez votre candidature',
  isClosed: 'Cet appel est clos',
  shared: 'Clôture le {{date}} à {{time}}, heure {{city}}. {{summary}}',
  remindOpening: 'Ajouter l’ouverture et la clôture à mon agenda',
  remindClosing: 'Ajouter la clôture à mon agenda',
  resultsOut: 'Les résultats sont publiés depuis le {{date}}.',
  readResults: 'Lire les résultats',
  aid: 'Montant de l’aide',
  applicants: {
    person: 'Personnes',
    structure: 'Structures',
    BOTH: 'Personnes et structures',
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
