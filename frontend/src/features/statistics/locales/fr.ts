/** Texts of one’s statistics and of the trends. */
export const fr = {
  title: 'Vos statistiques',
  lead: 'Ce que deviennent vos contenus une fois en ligne, et ceux de vos structures. Vous et leurs autres auteurs êtes seuls à voir ces chiffres.',
  period: 'Période',
  periods: { month: '30 derniers jours', quarter: '13 dernières semaines', year: '12 derniers mois' },
  units: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  views: 'Vues',
  favourites: 'Favoris',
  contacts: 'Messages',
  nothingYet: 'Rien pendant cette période.',
  asTable: 'Tableau\u00a0: {{name}}',
  overTime: '{{name}} au fil du temps',
  fromTo: 'du {{from}} au {{to}}',
  items: 'Contenu par contenu',
  someItems: 'Les {{shown}} contenus les plus vus, sur {{total}}.',
  item: 'Contenu',
  untitled: 'Sans titre',
  notPublic: 'pas en ligne',
  empty:
    'Vous n’avez encore rien publié. Dès que l’un de vos contenus est en ligne, vous lisez ici combien de fois il est vu, ajouté aux favoris, et si l’on vous écrit.',
  emptyInitiative: 'Présenter une initiative',
  emptyEvent: 'Annoncer un événement',
  emptyProfile: 'Compléter votre profil',
  trendsTitle: 'Tendances',
  trendsLead:
    'Ce que l’on consulte et met de côté le plus sur Passerelle, par secteur, par pays et par mois.',
  months: 'Mois et filtres',
  without: 'Retirer le filtre «\u00a0{{name}}\u00a0»',
  mostViewed: 'Les plus vus du mois',
  trendsEmpty:
    'Il n’y a pas encore assez de vues pour en parler. Choisissez un autre mois, ou retirez un filtre.',
  topics: { sector: 'Secteur', country: 'Pays' },
  byTopic: { sector: 'Vues par secteur', country: 'Vues par pays' },
  byMonth: 'Vues par mois',
  few: 'trop peu',
  definitions: 'Ce que comptent ces chiffres',
  viewsMean:
    'Les ouvertures de la page publique, comptées une fois par jour et par visiteur, sans cookie et sans rien retenir de qui la lit. Les robots et les pages préchargées sans être ouvertes ne comptent pas\u00a0; vos propres visites comptent. Les jours sont ceux du temps universel.',
  favouritesMean:
    'Les personnes qui ont ajouté ce contenu à leurs favoris pendant la période, et l’y ont encore.',
  contactsMean: 'Les messages reçus par la page de votre profil.',
  fewMean:
    'Un chiffre inférieur à {{smallest}} n’est pas montré\u00a0: il pourrait désigner quelqu’un. Les secteurs, les pays et les mois n’additionnent que des chiffres assez grands.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    statistics: typeof fr;
  }
}
