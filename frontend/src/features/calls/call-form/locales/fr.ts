/** Texts of the form of a call. */
export const fr = {
  new: 'Nouvel appel à candidatures',
  lead: 'Tout s’enregistre au fur et à mesure. Rien n’est public avant la publication.',
  leadPublic:
    'Cet appel est public. Vos modifications restent sur cet appareil jusqu’à ce que vous les publiiez.',
  readOnly: 'Vous pouvez lire cet appel. Seules les personnes qui le gèrent peuvent le modifier.',
  help: {
    presentation:
      'Dites ce que vous proposez et à qui. Les listes montrent le titre et le résumé\u202f; la page de l’appel, tout le reste.',
    dates:
      'Choisissez d’abord le fuseau horaire de l’appel. Chaque lecteur verra aussi ces dates à son heure locale. L’ouverture vient après la publication, la clôture après l’ouverture.',
    conditions:
      'Qui peut candidater, ce que cela coûte et ce que l’appel apporte. Ces réponses évitent bien des questions et permettent de trouver l’appel par les filtres de recherche.',
    applications: 'Où et comment candidater, et ce qu’il faut préparer.',
    people:
      'Les gestionnaires modifient l’appel avec vous. Les mentors le lisent et accompagnent les candidats. Les partenaires et les structures qui lancent l’appel sont affichés publiquement.',
    scope: 'Où se déroule ce que vous proposez, et dans quels secteurs.',
    publication:
      'Il ne reste qu’à choisir qui peut lire la page. Le panneau «\u00a0Publication\u00a0» indique ce qui manque et permet de publier l’appel.',
  },
  fees: {
    none: 'La candidature est gratuite.',
    amount: 'Indiquez ci-dessous le montant à payer pour candidater.',
    unknown:
      'Répondez pour pouvoir publier l’appel\u00a0: chacun doit savoir s’il faut payer avant de préparer son dossier.',
  },
  mode: {
    internal:
      'Les candidatures se font ici, sur Passerelle. La page de l’appel propose de candidater dès que son formulaire est publié et que l’appel est ouvert.',
    external: 'La page de l’appel renvoie vers votre site, où les candidats déposent leur dossier.',
  },
  people: {
    search: 'Rechercher une personne par son nom',
    manager: 'Seuls les opérateurs peuvent gérer un appel.',
    mentor: 'Toute personne dont le profil est publié peut être mentor.',
    nobody: 'Aucune personne.',
    remove: 'Retirer',
    added: '«\u00a0{{name}}\u00a0» est ajouté à la liste.',
    removed: '«\u00a0{{name}}\u00a0» est retiré de la liste.',
    loading: 'Chargement…',
    gone: 'Une personne qui n’est plus disponible',
  },
  panel: {
    title: 'Publication',
    unsaved: 'Ajoutez un titre\u00a0: l’appel sera enregistré comme brouillon, visible de vous seul.',
    missing: 'Avant de publier',
    toCorrect: 'À corriger avant de publier vos modifications',
    complete: 'Tout est rempli\u00a0: cet appel peut être publié.',
    pending_one: '{{count}} fichier est encore en cours d’envoi.',
    pending_many: '{{count}} de fichiers sont encore en cours d’envoi.',
    pending_other: '{{count}} fichiers sont encore en cours d’envoi.',
    page: 'Voir la page publique',
    figures: 'Candidatures commencées et envoyées',
    received: 'Candidatures reçues',
    reviews: 'Évaluation des candidatures',
    form: 'Composer le formulaire de candidature',
    changes: 'Vos modifications ne seront visibles qu’une fois publiées.',
    languages: 'Langues et aperçu',
    eachLanguage:
      'Chaque langue se publie depuis son propre formulaire\u202f; les dates sont les mêmes pour toutes.',
    more: 'Autres actions',
  },
  publish: {
    title: 'Comment publier\u202f?',
    now: 'Tout de suite',
    at: 'À une date',
    ready: 'Plus tard\u00a0: l’appel est prêt, la date reste à choisir',
    when: 'Date de publication',
    next: 'L’appel sera alors',
    published: 'Publication',
    opens: 'Ouverture',
    closes: 'Clôture',
    atOnce: 'tout de suite',
    undecided: 'pas encore choisie',
    correctOpening: 'Corriger l’ouverture',
    notYet: 'Le bouton apparaîtra ici quand tout sera rempli.',
    doPublish: 'Publier maintenant',
    doSchedule: 'Programmer la publication',
    doReady: 'Mettre en attente de publication',
  },
  step: {
    unready: 'Remettre en brouillon',
    unschedule: 'Annuler la programmation',
    extend: 'Prolonger…',
    closeEarly: 'Clore plus tôt…',
    offline: 'Mettre hors ligne',
    online: 'Remettre en ligne',
    delete: 'Supprimer…',
    duplicate: 'Nouvel appel sur ce modèle',
  },
  history: {
    title_one: 'Historique des dates ({{count}} changement)',
    title_many: 'Historique des dates ({{count}} de changements)',
    title_other: 'Historique des dates ({{count}} changements)',
    extended: 'Prolongé',
    closedEarly: 'Clos plus tôt',
    changed: 'Dates modifiées',
    by: 'le {{at}} par {{name}}',
    at: 'le {{at}}',
    opening: 'Ouverture\u00a0: {{before}} → {{after}}',
    closing: 'Clôture\u00a0: {{before}} → {{after}}',
    reason: 'Motif\u00a0: {{reason}}',
    none: 'aucune',
  },
  models: {
    title: 'Partir d’un de vos appels précédents',
    lead: 'Le nouvel appel reprend les textes, les conditions et les fichiers, mais ni les dates, ni les gestionnaires, ni les mentors.',
    use: 'Réutiliser',
  },
  unreachable: 'Le site ne répond pas. Rien n’a changé\u202f; réessayez dans un instant.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    callForm: typeof fr;
  }
}
