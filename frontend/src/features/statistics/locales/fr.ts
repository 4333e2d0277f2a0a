/** Texts of one’s statistics and of the trends. */
export const fr = {
  title: 'Vos statistiques',
  lead: 'L’audience de votre contenu en ligne et de celui de vos structures. Seuls vous et les autres auteurs voyez ces chiffres.',
  period: 'Période',
  periods: { month: '30 jours', quarter: '13 semaines', year: '12 mois' },
  units: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  views: 'Vues',
  favourites: 'Favoris',
  contacts: 'Messages',
  nothingYet: 'Rien pendant cette période.',
  asTable: 'Tableau\u00a0: {{name}}',
  overTime: '{{name}} au fil du temps',
  fromTo: 'du {{from}} au {{to}}',
  items: 'Par contenu',
  someItems: 'Les {{shown}} contenus les plus vus, sur {{total}}.',
  item: 'Contenu',
  untitled: 'Sans titre',
  notPublic: 'pas en ligne',
  empty:
    'Vous n’avez encore rien publié. Dès que votre contenu est en ligne, vous verrez ici combien de fois il est vu, ajouté aux favoris, et combien de messages vous recevez.',
  emptyInitiative: 'Présenter une initiative',
  emptyEvent: 'Annoncer un événement',
  emptyProfile: 'Compléter votre profil',
  trendsTitle: 'Tendances',
  trendsLead:
    'Le contenu le plus consulté et ajouté aux favoris sur Passerelle, par secteur, par pays et par mois.',
  months: 'Mois et filtres',
  without: 'Retirer le filtre «\u00a0{{name}}\u00a0»',
  mostViewed: 'Les plus vus du mois',
  trendsEmpty: 'Il n’y a pas encore assez de vues. Choisissez un autre mois, ou retirez un filtre.',
  topics: { sector: 'Secteur', country: 'Pays' },
  byTopic: { sector: 'Vues par secteur', country: 'Vues par pays' },
  byMonth: 'Vues par mois',
  few: 'trop peu',
  definitions: 'Comment lire ces chiffres',
  viewsMean:
    'Les ouvertures de la page publique, comptées une fois par jour et par visiteur, sans cookie et sans rien enregistrer sur ses lecteurs. Les robots et les pages préchargées sans être ouvertes ne comptent pas\u202f; vos propres visites comptent. Les jours sont ceux du temps universel.',
  favouritesMean:
    'Les personnes qui ont ajouté ce contenu à leurs favoris pendant la période, et l’y ont encore.',
  contactsMean: 'Les messages reçus depuis la page de votre profil.',
  fewMean:
    'Un chiffre inférieur à {{smallest}} n’est pas affiché\u00a0: il pourrait permettre d’identifier quelqu’un. Les totaux par secteur, par pays et par mois n’additionnent que des chiffres assez grands.',
  applications: {
    title: 'Candidatures à «\u00a0{{title}}\u00a0»',
    lead: 'Combien de candidatures sont commencées et envoyées, jour par jour, à l’heure de l’appel.',
    begun: 'Commencées',
    sent: 'Envoyées',
    atLeast: 'au moins {{minimum}}',
    days: 'Candidatures envoyées par jour',
    none: 'Personne n’a encore commencé de candidature.',
    rounded:
      'Les candidatures commencées comprennent celles qui sont envoyées. Leur nombre est arrondi, et les petits nombres ne sont pas montrés\u00a0: ils en diraient trop sur une personne.',
    call: 'Retour à l’appel',
  },
  call: {
    download: 'Télécharger ces chiffres (CSV)',
    states: 'Par état',
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
    countedAt: 'Comptées le {{date}}. Les candidatures envoyées ensuite ne s’y ajoutent pas.',
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
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    statistics: typeof fr;
  }
}
