/** Texts of the figures of the applications to a call. */
export const fr = {
  title: 'Statistiques de l’appel «\u00a0{{title}}\u00a0»',
  lead: 'Les candidatures commencées et envoyées, d’où elles viennent et où elles en sont. Les candidatures retirées ne comptent que dans les états.',
  list: 'Candidatures reçues',
  sent: 'Envoyées',
  begun: 'Commencées',
  atLeast: 'au moins {{minimum}}',
  few: 'trop peu',
  none: 'Aucune candidature n’a encore été commencée.',
  download: 'Télécharger ces chiffres (CSV)',
  days: 'Par jour',
  day: 'Jour',
  rounded:
    'Les candidatures commencées sont arrondies et les jours où elles sont peu nombreuses ne sont pas affichés\u00a0: ces chiffres ne disent rien de personne.',
  states: 'Par état',
  state: {
    draft: 'Reprise par la personne',
    sent: 'Envoyée',
    eligible: 'Recevable',
    ineligible: 'Non recevable',
    withdrawn: 'Retirée',
  },
  kind: { person: 'Personne', structure: 'Structure' },
  language: { fr: 'Français', en: 'Anglais' },
  countries: 'Par pays',
  kinds: 'Par type de candidature',
  languages: 'Par langue',
  value: 'Valeur',
  applications: 'Candidatures',
  unknown: 'Non renseigné',
  questions: 'Questions statistiques',
  questionsMean:
    'Personne ne lit ces réponses à côté d’une candidature. Elles sont comptées une fois, à la clôture, puis supprimées. Les petits nombres ne sont pas affichés, ni ceux qui permettraient de les calculer.',
  countedAt: 'Comptées le {{instant}}. Les candidatures envoyées ensuite ne s’y ajoutent pas.',
  waiting: 'Les réponses seront comptées à la clôture de l’appel, s’il y a assez de candidatures.',
  noQuestions: 'Aucune question n’a été comptée.',
  answer: 'Réponse',
  noAnswer: 'Sans réponse',
  rest: 'Autres réponses',
  people_one: '{{count}} candidature',
  people_many: '{{count}} de candidatures',
  people_other: '{{count}} candidatures',
  yes: 'Oui',
  no: 'Non',
  noLabel: 'Question sans titre',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    callStatistics: typeof fr;
  }
}
