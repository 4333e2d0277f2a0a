/** Texts for those who review applications. */
export const fr = {
  title: 'Vos évaluations',
  progress_one: '{{done}} évaluation rendue sur {{count}}.',
  progress_many: '{{done}} évaluations rendues sur {{count}}.',
  progress_other: '{{done}} évaluations rendues sur {{count}}.',
  empty: 'Aucune candidature ne vous est confiée pour évaluation.',
  unreachable: 'Le site est momentanément indisponible. Réessayez dans un instant.',
  invitations: {
    title: 'Invitations',
    text: 'L’équipe de «\u00a0{{title}}\u00a0» vous invite à évaluer ses candidatures.',
    accept: 'Accepter',
    decline: 'Décliner',
  },
  state: {
    asked: 'À accepter ou à décliner',
    accepted: 'En cours',
    declined: 'Déclinée',
    done: 'Note définitive rendue',
    cancelled: 'Retirée par l’équipe de l’appel',
    recused: 'Vous vous êtes récusé',
  },
  row: {
    title: 'Candidature n°\u00a0{{number}}',
    overdue: 'en retard',
    scored_one: '{{scored}} critère noté sur {{count}}.',
    scored_many: '{{scored}} critères notés sur {{count}}.',
    scored_other: '{{scored}} critères notés sur {{count}}.',
    changed: 'Une nouvelle version a été envoyée depuis votre note\u00a0: confirmez-la.',
    until: 'Attendue {{instant}}',
  },
  review: {
    title: 'Candidature n°\u00a0{{number}}',
    blind: 'Évaluation anonyme\u00a0: rien ne dit qui candidate.',
    by: 'Candidature de {{name}}',
    changed:
      'Une nouvelle version a été envoyée depuis votre note. Relisez-la, puis confirmez ou corrigez votre note.',
    next: 'Candidature suivante\u00a0: n°\u00a0{{number}}',
    last: 'Aucune autre candidature n’attend votre note.',
    list: 'Toutes vos évaluations',
  },
  answers: {
    title: 'La candidature',
    none: 'Sans réponse',
    hiddenFiles_one: '{{count}} fichier, masqué car il pourrait nommer son auteur.',
    hiddenFiles_many: '{{count}} fichiers, masqués car ils pourraient nommer leur auteur.',
    hiddenFiles_other: '{{count}} fichiers, masqués car ils pourraient nommer leur auteur.',
  },
  score: {
    title: 'Votre note',
    points_one: 'Points (poids\u00a0{{count}})',
    points_many: 'Points (poids\u00a0{{count}})',
    points_other: 'Points (poids\u00a0{{count}})',
    pointsUncounted: 'Points (pour information, sans poids)',
    choose: 'Choisir',
    of: '{{points}} sur {{max}}',
    comment: 'Commentaire (facultatif)',
    commentRequired: 'Commentaire (requis)',
    whole: 'Commentaire d’ensemble (facultatif)',
    status: {
      empty: 'Rien n’est encore enregistré.',
      changed: 'Modifications non enregistrées',
      saving: 'Enregistrement…',
      saved: 'Brouillon enregistré. Il ne compte pas encore.',
      failed: 'Non enregistré.',
    },
    final: 'Votre note est définitive.',
    give: 'Rendre la note définitive',
    after: 'Une note définitive ne se modifie plus. Vous verrez ensuite celles des autres, sans leur nom.',
  },
  others: {
    title: 'Notes des autres évaluateurs',
    none: 'Personne d’autre n’a encore rendu de note définitive.',
    comment: 'Commentaire d’ensemble',
  },
  steps: {
    title: 'Participer ou non',
    accept: 'Accepter d’évaluer',
    decline: 'Décliner',
    reason: 'Motif',
    hint: 'Requis pour vous récuser ou déclarer un conflit d’intérêts. L’équipe de l’appel le lit, et votre note ne compte plus.',
    conflict: 'Déclarer un conflit d’intérêts',
    recuse: 'Me récuser',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reviews: typeof fr;
  }
}
