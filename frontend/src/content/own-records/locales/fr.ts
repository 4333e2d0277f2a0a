/** Texts of the state of one’s own record, its languages and its steps. */
export const fr = {
  panel: 'État et langues',
  status: {
    draft: 'Brouillon',
    pending: 'En attente de validation',
    pending_review: 'À modifier',
    rejected: 'Refusée',
    publish: 'Publiée',
    completed: 'Terminée',
    private: 'Hors ligne',
    future: 'Programmée',
  },
  language: { fr: 'Français', en: 'Anglais' },
  languages: 'Langues',
  state: {
    missing: 'à traduire',
    draft: 'brouillon',
    up_to_date: 'à jour',
    outdated: 'traduit d’une version antérieure',
  },
  open: { fr: 'Ouvrir la version française', en: 'Ouvrir la version anglaise' },
  preview: {
    fr: 'Aperçu en français',
    en: 'Aperçu en anglais',
    open: { fr: 'Ouvrir l’aperçu en français', en: 'Ouvrir l’aperçu en anglais' },
    until: 'Lien valable jusqu’au {{date}}\u00a0: toute personne à qui vous l’envoyez peut lire la page.',
  },
  seeAs: 'Voir ce que d’autres en lisent',
  minor: {
    label: 'Changement mineur',
    hint: 'Cochez avant de corriger une faute ou une virgule\u00a0: la traduction reste à jour.',
  },
  changed: '(a changé depuis\u00a0: {{fields}})',
  translate: { fr: 'Traduire en français', en: 'Traduire en anglais' },
  waitsToday: 'Soumise aujourd’hui',
  waits_one: 'Attend depuis {{count}} jour',
  waits_many: 'Attend depuis {{count}} de jours',
  waits_other: 'Attend depuis {{count}} jours',
  usually_one: 'Délai habituel\u00a0: {{count}} jour',
  usually_many: 'Délai habituel\u00a0: {{count}} de jours',
  usually_other: 'Délai habituel\u00a0: {{count}} jours',
  firstInQueue: 'Aucune fiche soumise avant celle-ci',
  ahead_one: '{{count}} fiche soumise avant celle-ci',
  ahead_many: '{{count}} de fiches soumises avant celle-ci',
  ahead_other: '{{count}} fiches soumises avant celle-ci',
  comment: 'Commentaire de validation',
  proposal: 'Une modification proposée le {{date}} attend une décision.',
  step: {
    withdraw: 'Retirer de la validation',
    withdrawProposal: 'Retirer la modification proposée',
    offline: 'Mettre hors ligne',
    online: 'Remettre en ligne',
    complete: 'Marquer comme terminée',
    reopen: 'Rouvrir',
    delete: 'Supprimer',
  },
  done: {
    withdraw: '«\u00a0{{title}}\u00a0» est de nouveau un brouillon.',
    withdrawProposal: 'La modification proposée de «\u00a0{{title}}\u00a0» est retirée.',
    offline: '«\u00a0{{title}}\u00a0» est hors ligne.',
    online: '«\u00a0{{title}}\u00a0» est de nouveau en ligne.',
    complete: '«\u00a0{{title}}\u00a0» est terminée.',
    reopen: '«\u00a0{{title}}\u00a0» est rouverte.',
    delete: '«\u00a0{{title}}\u00a0» est supprimée.',
  },
  list: {
    thenSubmit:
      'Soumettez la fiche quand elle est prête\u00a0: un validateur la relit, et vous répond s’il faut la compléter.',
    thenPublic:
      'Acceptée, elle paraît sur le site et dans la recherche\u00a0; vous pouvez toujours proposer des modifications.',
    sort: {
      recent: 'Dernière modification',
      waiting: 'Attente la plus longue',
      title_asc: 'Titre, de A à Z',
      title_desc: 'Titre, de Z à A',
    },
    modified: 'Modifiée le {{date}}',
    edit: 'Modifier',
    propose: 'Proposer une modification',
    editProposal: 'Modifier la proposition',
    completeAndSubmit: 'Compléter et soumettre',
    filters: 'Filtrer et trier la liste',
    statusLabel: 'État',
    allStatuses: 'Tous les états',
    languageLabel: 'Langue',
    allLanguages: 'Toutes les langues',
    sortLabel: 'Trier par',
    apply: 'Appliquer',
  },
  unreachable: 'Le site ne répond pas. Rien n’a changé\u202f; réessayez dans un instant.',
  delete: {
    title: 'Supprimer «\u00a0{{title}}\u00a0»\u202f?',
    version: {
      fr: 'La version française, avec tous ses textes, est supprimée.',
      en: 'La version anglaise, avec tous ses textes, est supprimée.',
    },
    files: 'Ses images, vidéos et documents sont supprimés, sauf ceux que d’autres fiches utilisent.',
    other: {
      fr: 'La version française reste.',
      en: 'La version anglaise reste.',
    },
    restore: 'Pendant 30 jours, l’équipe peut la rétablir à votre demande.',
    confirm: 'Supprimer',
    cancel: 'Annuler',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownRecords: typeof fr;
  }
}
