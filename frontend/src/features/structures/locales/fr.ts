/** Texts of one’s own structures and their members. */
export const fr = {
  title: 'Vos structures',
  lead: 'Les structures dont vous faites partie, que vous souhaitez rejoindre ou qui vous invitent.',
  empty:
    'Vous ne faites partie d’aucune structure. Cherchez la vôtre ci-dessous et demandez à la rejoindre\u00a0: ses propriétaires recevront votre demande.',
  unpublished: 'pas encore publiée',
  requests_one: '{{count}} demande en attente',
  requests_many: '{{count}} demandes en attente',
  requests_other: '{{count}} demandes en attente',
  members: 'Voir les membres',
  manage: 'Gérer les membres',
  soleOwner:
    'Vous en êtes le seul propriétaire. Pour la quitter, proposez d’abord la propriété à un autre membre.',
  offered: 'La propriété de cette structure vous est proposée.',
  unreachable: 'Le serveur est injoignable\u00a0: rien n’a changé. Réessayez dans un instant.',
  create: 'Créer une structure',
  edit: 'Modifier la fiche',
  form: {
    new: 'Nouvelle structure',
    lead: 'Ce que vous écrivez est enregistré au fur et à mesure. La structure paraît dans l’annuaire quand vous la publiez.',
    public:
      'Cette structure est publiée. Vos modifications paraissent quand vous les publiez\u00a0; d’ici là, elles restent sur cet appareil.',
    offline: 'Cette structure est hors ligne\u00a0: vous seuls, ses propriétaires, la voyez.',
    withProfile:
      'Ce que vous écrivez est enregistré au fur et à mesure. La structure sera publiée avec votre profil, quand il sera validé.',
    published: 'La structure est publiée.',
    updated: 'La structure a été mise à jour.',
  },
  panel: {
    title: 'État et langues',
    draft: 'Brouillon, visible de ses propriétaires seulement',
    publish: 'Publiée',
    private: 'Hors ligne',
    page: 'Voir la page publique',
    offline: 'Mettre hors ligne',
    online: 'Remettre en ligne',
    wentOffline: '«\u00a0{{name}}\u00a0» est hors ligne.',
    wentOnline: '«\u00a0{{name}}\u00a0» est de nouveau en ligne.',
  },
  similar: {
    title: 'Cette structure existe peut-être déjà',
    lead: 'Si c’est la vôtre, demandez à la rejoindre plutôt que d’en créer une autre.',
    found_one: '{{count}} structure porte un nom semblable.',
    found_many: '{{count}} de structures portent un nom semblable.',
    found_other: '{{count}} structures portent un nom semblable.',
    newTab: '(nouvel onglet)',
    member: 'Vous en faites partie',
  },
  states: {
    owner: 'Propriétaire',
    member: 'Membre',
    guest: 'Invité, sans droit de modification',
    pretender: 'Demande envoyée',
    invited: 'Vous êtes invité à la rejoindre',
  },
  actions: {
    withdraw: 'Retirer ma demande',
    accept: 'Accepter l’invitation',
    refuse: 'Refuser l’invitation',
    leave: 'Quitter',
    acceptTransfer: 'Accepter la propriété',
    refuseTransfer: 'Refuser la propriété',
  },
  done: {
    ask: 'Votre demande pour «\u00a0{{name}}\u00a0» est envoyée.',
    withdraw: 'Votre demande pour «\u00a0{{name}}\u00a0» est retirée.',
    accept: 'Vous faites maintenant partie de «\u00a0{{name}}\u00a0».',
    refuse: 'L’invitation de «\u00a0{{name}}\u00a0» est refusée.',
    leave: 'Vous ne faites plus partie de «\u00a0{{name}}\u00a0».',
    acceptTransfer: 'Vous êtes maintenant propriétaire de «\u00a0{{name}}\u00a0».',
    refuseTransfer: 'La propriété de «\u00a0{{name}}\u00a0» est refusée.',
  },
  leave: {
    title: 'Quitter «\u00a0{{name}}\u00a0»\u202f?',
    text: 'Vous ne pourrez plus modifier ses contenus. Les vôtres restent à vous. Pour revenir, il faudra le demander à ses propriétaires.',
    confirm: 'Quitter la structure',
    cancel: 'Rester',
  },
  join: {
    title: 'Rejoindre une structure',
    label: 'Nom de la structure',
    chosen: 'Structure choisie\u00a0:',
    change: 'En choisir une autre',
    send: 'Demander à la rejoindre',
  },
  list: {
    title: 'Membres de «\u00a0{{name}}\u00a0»',
    lead: 'Les propriétaires modifient la fiche de la structure et gèrent ses membres\u00a0; les membres modifient ses contenus\u00a0; les invités n’ont pas de droit de modification.',
    back: 'Vos structures',
    you: '(vous)',
    waiting: 'Demandes et invitations en attente',
    waitingNone: 'Personne n’attend de réponse.',
    current: 'Membres',
    asked: 'Souhaite rejoindre la structure',
    invited: 'Est invité avec ce rôle\u00a0: {{role}}',
    offered: 'La propriété lui est proposée.',
    role: 'Rôle de {{name}}',
    saveRole: 'Enregistrer le rôle',
  },
  roles: { owner: 'Propriétaire', member: 'Membre', guest: 'Invité' },
  ownerActions: {
    accept: 'Accepter',
    refuse: 'Refuser',
    cancelInvitation: 'Annuler l’invitation',
    remove: 'Retirer de la structure',
    transferOwnership: 'Proposer la propriété',
    cancelTransfer: 'Retirer la proposition',
  },
  ownerDone: {
    accept: '{{name}} fait maintenant partie de la structure.',
    refuse: 'La demande de {{name}} est refusée.',
    invite: '{{name}} est invité.',
    cancelInvitation: 'L’invitation de {{name}} est annulée.',
    setRole: 'Le rôle de {{name}} a changé.',
    remove: '{{name}} ne fait plus partie de la structure.',
    transferOwnership:
      'La propriété est proposée à {{name}}. Rien ne change tant que cette personne n’a pas accepté.',
    cancelTransfer: 'La proposition est retirée.',
  },
  ownerConfirm: {
    removeTitle: 'Retirer {{name}} de la structure\u202f?',
    removeText:
      'Cette personne ne pourra plus modifier les contenus de la structure. Elle sera prévenue par e-mail.',
    transferTitle: 'Proposer la propriété à {{name}}\u202f?',
    transferText:
      'Si cette personne accepte, elle devient propriétaire à votre place et vous restez membre. Vous pouvez retirer la proposition tant qu’elle n’a pas répondu.',
    cancel: 'Ne rien changer',
  },
  invite: {
    title: 'Inviter un membre',
    label: 'Nom de la personne',
    hint: 'Seules les personnes dont le profil est publié sont proposées.',
    chosen: 'Personne choisie\u00a0:',
    change: 'En choisir une autre',
    role: 'Rôle proposé',
    send: 'Inviter',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    structures: typeof fr;
  }
}
