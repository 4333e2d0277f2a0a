/** Texts of the states of a call and of the steps that change its dates. */
export const fr = {
  state: {
    draft: 'Brouillon',
    awaiting: 'En attente de publication',
    scheduled: 'Programmé',
    announced: 'Publié, pas encore ouvert',
    open: 'Publié, ouvert',
    closingSoon: 'Publié, clôture proche',
    closed: 'Clos',
    offline: 'Hors ligne',
  },
  meaning: {
    draft: 'Seuls vous, les gestionnaires, les accompagnateurs et l’équipe voient cet appel.',
    awaiting: 'L’appel est complet, sans date de publication. Le public ne le voit pas encore.',
    scheduled: 'Le public verra cet appel à partir du {{published}}.',
    announced: 'Le public voit cet appel. On pourra candidater à partir du {{opens}}.',
    open: 'Le public voit cet appel. On peut candidater jusqu’au {{closes}}.',
    openWithoutEnd: 'Le public voit cet appel. On peut candidater, sans date de clôture.',
    closed: 'On ne peut plus candidater. La page reste visible, marquée comme close.',
    offline:
      'Plus personne d’autre ne voit cet appel. Rien n’est perdu\u00a0: vous pouvez le remettre en ligne.',
  },
  undecided: 'pas encore décidée',
  oldClosing: 'Clôture actuelle',
  newClosing: 'Nouvelle clôture',
  extend: {
    title: 'Prolonger «\u00a0{{title}}\u00a0»',
    lead: 'La nouvelle date vaut pour toutes les langues. L’ancienne reste indiquée sur la page, et les personnes qui suivent l’appel sont prévenues.',
    confirm: 'Prolonger l’appel',
  },
  closeEarly: {
    title: 'Clore «\u00a0{{title}}\u00a0» plus tôt',
    lead: 'La nouvelle date vaut pour toutes les langues. Les personnes qui suivent l’appel sont prévenues.',
    when: 'Quand\u202f?',
    now: 'Tout de suite',
    later: 'À une date, avant la clôture actuelle',
    atOnce: 'tout de suite',
    confirm: 'Clore l’appel',
  },
  step: {
    extend: 'Prolonger',
    closeEarly: 'Clore plus tôt',
    unschedule: 'Déprogrammer',
    unready: 'Remettre en brouillon',
    offline: 'Mettre hors ligne',
    online: 'Remettre en ligne',
    duplicate: 'Nouvel appel à partir de celui-ci',
    delete: 'Supprimer',
  },
  done: {
    extend: '«\u00a0{{title}}\u00a0» est prolongé. Nouvelle clôture\u00a0: {{date}}.',
    closeEarly: 'La clôture de «\u00a0{{title}}\u00a0» est avancée\u00a0: {{date}}.',
    unschedule: '«\u00a0{{title}}\u00a0» n’est plus programmé\u00a0: c’est un brouillon.',
    unready: '«\u00a0{{title}}\u00a0» est de nouveau un brouillon.',
    offline: '«\u00a0{{title}}\u00a0» est hors ligne.',
    online: '«\u00a0{{title}}\u00a0» est de nouveau en ligne.',
    delete: '«\u00a0{{title}}\u00a0» est supprimé.',
  },
  offline: {
    title: 'Mettre «\u00a0{{title}}\u00a0» hors ligne',
    lead: 'Les visiteurs ne verront plus cette version. Vous pourrez la remettre en ligne.',
    leadOfTeam:
      'L’appel sera hors ligne dans toutes les langues, et seule l’équipe pourra le remettre en ligne. Une version programmée redeviendra un brouillon. Les personnes qui gèrent l’appel liront votre motif.',
  },
  reason: {
    label: 'Motif',
    hint: 'Noté dans l’historique de l’appel.',
    required: 'obligatoire',
    optional: 'facultatif',
  },
  link: {
    dead: 'Le lien vers le site extérieur ne répond plus depuis le {{date}}. Corrigez-le dans le formulaire.',
    moved: 'Le lien mène désormais à un autre site, {{host}}. Vérifiez qu’il est juste.',
    certificate:
      'Le certificat du site extérieur n’est pas valable depuis le {{date}}\u00a0: les navigateurs avertissent leurs visiteurs.',
  },
  unreachable: 'Le site ne répond pas. Rien n’a changé\u202f; réessayez dans un instant.',
  cancel: 'Annuler',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    callSteps: typeof fr;
  }
}
