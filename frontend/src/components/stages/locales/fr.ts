export const fr = {
  label: 'Étapes de l’appel',
  number: 'Étape {{number}}',
  named: 'Étape {{number}}\u00a0: {{name}}',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  one: {
    title: 'Une seule étape',
    lead: 'Toutes les candidatures répondent à ce formulaire, puis vous décidez. Vous pouvez aussi décider en plusieurs étapes\u00a0: les candidatures admises à l’étape suivante y répondent à un autre formulaire, sous le même numéro.',
  },
  several: {
    title: 'Étapes de l’appel',
    dates: 'Du {{opening}} au {{closing}}',
    until: 'Jusqu’au {{closing}}',
    undated: 'Sans clôture',
    ofCall: 'Ses dates sont celles de l’appel.',
    onlyAdvanced: 'Ouverte seulement aux candidatures admises à l’étape précédente.',
  },
  earlier: {
    title: '{{stage}}, ce que vous avez envoyé',
    sent: 'Version {{number}}, envoyée le {{instant}}. Elle ne change plus.',
    answers: 'Réponses envoyées',
    opens: 'Ce formulaire ouvre le {{opening}}. Vous pourrez l’envoyer jusqu’au {{closing}}.',
    until: 'À envoyer avant le {{closing}}. Le numéro de votre candidature reste le même.',
    unreachable: 'Vos réponses de l’étape précédente n’ont pas pu être lues.',
    again: 'Réessayer',
  },
  add: 'Ajouter une étape',
  edit: 'Modifier le nom et les dates',
  remove: 'Supprimer cette étape',
  fields: {
    addTitle: 'Nouvelle étape',
    editTitle: 'Nom et dates de l’étape',
    nameFr: 'Nom de l’étape, en français',
    nameEn: 'Nom de l’étape, en anglais',
    nameHint: 'Par exemple «\u00a0Dossier complet\u00a0».',
    opensAt: 'Ouverture',
    opensHint: 'Après la clôture de l’étape précédente.',
    closesAt: 'Clôture',
    save: 'Enregistrer l’étape',
    cancel: 'Annuler',
    stale:
      'Une autre personne a changé les étapes entre-temps. Elles sont maintenant à jour\u00a0: vérifiez, puis enregistrez à nouveau.',
  },
  removing: {
    title: 'Supprimer cette étape\u202f?',
    lead: 'Son formulaire, ses critères et ses lettres seront supprimés.',
    confirm: 'Supprimer',
    cancel: 'Garder l’étape',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    stages: typeof fr;
  }
}
