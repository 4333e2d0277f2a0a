/** Texts of the list of one’s own calls for applications. */
export const fr = {
  title: 'Vos appels à candidatures',
  lead: 'Les appels que vous avez créés, que vous gérez ou dont vous êtes mentor.',
  new: 'Nouvel appel',
  first: 'Créer votre premier appel',
  empty: {
    what: 'Un appel à candidatures invite des personnes ou des structures à demander une aide\u00a0: bourse, résidence, financement ou formation.',
    write:
      'Rédigez-le en brouillon, dans une langue ou dans les deux\u00a0: seuls vous, ses gestionnaires et l’équipe le voyez.',
    date: 'Choisissez son fuseau horaire, son ouverture et sa clôture\u00a0: il ouvre et ferme automatiquement, à la seconde près.',
    publish:
      'Publiez-le tout de suite, ou à la date de votre choix. Vous pourrez le prolonger, le clore plus tôt ou le mettre hors ligne.',
    others: 'Les appels dont vous êtes gestionnaire ou mentor apparaissent aussi ici.',
  },
  total_one: '{{count}} appel',
  total_many: '{{count}} d’appels',
  total_other: '{{count}} appels',
  sort: {
    recent: 'Dernière modification',
    closing: 'Prochaine clôture',
    opening: 'Prochaine ouverture',
    title: 'Titre, de A à Z',
  },
  role: {
    owner: 'Vous l’avez créé',
    manager: 'Vous le gérez',
    mentor: 'Vous en êtes mentor',
    staff: 'Vous le suivez pour l’équipe',
  },
  modified: 'Modifié le {{date}}',
  publication: 'Publication',
  extendedFrom: 'Prolongé\u00a0: la clôture était d’abord prévue le {{date}}.',
  missing: 'À remplir avant de publier\u00a0: {{fields}}.',
  edit: 'Modifier',
  complete: 'Compléter',
  see: 'Consulter',
  publish: 'Vérifier et publier',
  more: 'Autres actions',
  form: 'Formulaire de candidature',
  received: 'Candidatures reçues',
  follow: 'Voir la page publique',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownCalls: typeof fr;
  }
}
