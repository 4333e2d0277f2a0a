/** Texts of the form of a call. */
export const fr = {
  new: 'Nouvel appel à candidatures',
  lead: 'Tout s’enregistre au fur et à mesure. Le public ne voit rien tant que vous n’avez pas publié\u00a0: vous pouvez quitter et revenir à tout moment.',
  leadPublic:
    'Cet appel est public. Ce que vous modifiez ici reste sur cet appareil jusqu’à ce que vous publiiez vos modifications.',
  readOnly: 'Vous pouvez lire cet appel. Les personnes qui le gèrent peuvent le modifier.',
  help: {
    presentation:
      'Dites en quelques mots ce que vous proposez et à qui. Le titre et le résumé apparaissent dans les listes\u00a0; la description, sur la page de l’appel.',
    dates:
      'Choisissez d’abord le fuseau horaire de l’appel. Chaque lecteur verra aussi ces dates à son heure à lui. L’ouverture vient après la publication, la clôture après l’ouverture.',
    conditions:
      'Qui peut candidater, ce que cela coûte et ce que l’on reçoit. Ces réponses évitent bien des questions, et l’on peut chercher les appels d’après elles.',
    applications: 'Où et comment on candidate, et ce qu’il faut préparer.',
    people:
      'Les gestionnaires modifient l’appel avec vous. Les accompagnateurs le lisent et aident les candidats. Les partenaires et les émetteurs sont montrés au public.',
    scope: 'Où se déroule ce que vous proposez, et dans quels domaines.',
    publication:
      'Il ne reste qu’à choisir qui peut lire la page. Le panneau «\u00a0Publication\u00a0» dit ce qui manque et publie l’appel.',
  },
  fees: {
    none: 'Candidater est gratuit.',
    amount: 'Indiquez ci-dessous le montant à payer pour candidater.',
    unknown:
      'Sans réponse, l’appel ne peut pas être publié\u00a0: chacun doit savoir, avant de préparer son dossier, s’il faut payer.',
  },
  mode: {
    internal:
      'On candidate ici, sur Passerelle. Le dépôt en ligne s’ouvrira sur cette page\u00a0; d’ici là, les lecteurs sont invités à revenir.',
    external: 'La page de l’appel renvoie vers votre propre site, où l’on dépose son dossier.',
  },
  people: {
    search: 'Chercher une personne par son nom',
    manager: 'Seules les personnes qui ont le rôle d’opérateur peuvent gérer un appel.',
    mentor: 'Toute personne dont le profil est publié peut accompagner.',
    nobody: 'Personne.',
    remove: 'Retirer',
    added: '«\u00a0{{name}}\u00a0» figure maintenant dans la liste.',
    removed: '«\u00a0{{name}}\u00a0» ne figure plus dans la liste.',
    loading: 'Chargement…',
    gone: 'Une personne qui ne peut plus être nommée ici',
  },
  panel: {
    title: 'Publication',
    unsaved: 'Donnez un titre\u00a0: l’appel est alors enregistré comme brouillon, visible de vous seul.',
    missing: 'Avant de publier',
    toCorrect: 'À corriger avant de publier vos modifications',
    complete: 'Rien ne manque\u00a0: cet appel peut être publié.',
    pending_one: '{{count}} fichier est encore en cours d’envoi.',
    pending_many: '{{count}} de fichiers sont encore en cours d’envoi.',
    pending_other: '{{count}} fichiers sont encore en cours d’envoi.',
    page: 'Voir la page publique',
    changes: 'Ce que vous avez modifié n’est vu de personne avant que vous ne le publiiez.',
    languages: 'Langues et aperçu',
    eachLanguage: 'Chaque langue se publie depuis son propre formulaire\u202f; les dates valent pour toutes.',
    more: 'Autres actions',
  },
  publish: {
    title: 'Comment publier\u202f?',
    now: 'Tout de suite',
    at: 'À une date',
    ready: 'Plus tard\u00a0: l’appel est prêt, la date n’est pas décidée',
    when: 'Date de publication',
    next: 'Il sera alors',
    published: 'Publication',
    opens: 'Ouverture',
    closes: 'Clôture',
    atOnce: 'tout de suite',
    undecided: 'pas encore décidée',
    correctOpening: 'Corriger l’ouverture',
    notYet: 'Le bouton apparaîtra ici quand rien ne manquera.',
    doPublish: 'Publier maintenant',
    doSchedule: 'Programmer la publication',
    doReady: 'Mettre en attente de publication',
  },
  step: {
    unready: 'Reprendre comme brouillon',
    unschedule: 'Annuler la programmation',
    extend: 'Prolonger…',
    closeEarly: 'Clore plus tôt…',
    offline: 'Mettre hors ligne',
    online: 'Remettre en ligne',
    delete: 'Supprimer…',
    duplicate: 'Nouvel appel à partir de celui-ci',
  },
  done: {
    change: 'Vos modifications de «\u00a0{{title}}\u00a0» sont publiées.',
    publish: '«\u00a0{{title}}\u00a0» est publié.',
    schedule: 'La publication de «\u00a0{{title}}\u00a0» est programmée.',
    ready: '«\u00a0{{title}}\u00a0» attend sa publication.',
    unready: '«\u00a0{{title}}\u00a0» est de nouveau un brouillon.',
    unschedule:
      'La programmation de «\u00a0{{title}}\u00a0» est annulée\u00a0: c’est de nouveau un brouillon.',
    extend: '«\u00a0{{title}}\u00a0» est prolongé.',
    closeEarly: 'La clôture de «\u00a0{{title}}\u00a0» est avancée.',
    offline: '«\u00a0{{title}}\u00a0» est hors ligne.',
    online: '«\u00a0{{title}}\u00a0» est de nouveau en ligne.',
    delete: '«\u00a0{{title}}\u00a0» est supprimé.',
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
    title: 'Partir de l’un de vos appels précédents',
    lead: 'Le nouvel appel reprend les textes, les conditions et les fichiers, sans les dates ni les personnes qui le gèrent ou l’accompagnent.',
    use: 'Reprendre',
  },
  unreachable: 'Le site ne répond pas. Rien n’a changé\u202f; réessayez dans un instant.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    callForm: typeof fr;
  }
}
