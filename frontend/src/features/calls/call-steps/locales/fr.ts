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
    draft: 'Seuls vous, les gestionnaires, les mentors et l’équipe voyez cet appel.',
    awaiting: 'L’appel est complet, sans date de publication. Il n’est pas encore public.',
    scheduled: 'L’appel sera public à partir du {{published}}.',
    announced: 'L’appel est public. Les candidatures ouvrent le {{opens}}.',
    open: 'L’appel est public. Les candidatures sont ouvertes jusqu’au {{closes}}.',
    openWithoutEnd: 'L’appel est public. Les candidatures sont ouvertes, sans date de clôture.',
    closed: 'Les candidatures sont closes. La page reste visible, avec la mention «\u00a0Clos\u00a0».',
    offline:
      'Seuls vous, les gestionnaires, les mentors et l’équipe voyez cet appel. Rien n’est perdu\u00a0: vous pouvez le remettre en ligne.',
  },
  undecided: 'pas encore choisie',
  oldClosing: 'Clôture actuelle',
  newClosing: 'Nouvelle clôture',
  extend: {
    title: 'Prolonger «\u00a0{{title}}\u00a0»',
    lead: 'La nouvelle date s’applique à toutes les langues. L’ancienne reste indiquée sur la page, et les personnes qui suivent l’appel sont prévenues.',
    confirm: 'Prolonger l’appel',
  },
  closeEarly: {
    title: 'Clore «\u00a0{{title}}\u00a0» plus tôt',
    lead: 'La nouvelle date s’applique à toutes les langues. Les personnes qui suivent l’appel sont prévenues.',
    when: 'Quand\u202f?',
    now: 'Tout de suite',
    later: 'À une date antérieure à la clôture actuelle',
    atOnce: 'tout de suite',
    confirm: 'Clore l’appel',
  },
  step: {
    extend: 'Prolonger',
    closeEarly: 'Clore plus tôt',
    unschedule: 'Annuler la programmation',
    unready: 'Remettre en brouillon',
    offline: 'Mettre hors ligne',
    online: 'Remettre en ligne',
    duplicate: 'Nouvel appel sur ce modèle',
    delete: 'Supprimer',
  },
  offline: {
    title: 'Mettre «\u00a0{{title}}\u00a0» hors ligne',
    lead: 'Les visiteurs ne verront plus cette version. Vous pourrez la remettre en ligne.',
    leadOfTeam:
      'L’appel sera hors ligne dans toutes les langues, et seule l’équipe pourra le remettre en ligne. Une version programmée redeviendra un brouillon. Les gestionnaires de l’appel liront votre motif.',
  },
  reason: {
    label: 'Motif',
    hint: 'Conservé dans l’historique de l’appel.',
    required: 'obligatoire',
    optional: 'facultatif',
  },
  link: {
    dead: 'Le lien vers le site externe ne répond plus depuis le {{date}}. Corrigez-le dans le formulaire.',
    moved: 'Le lien mène désormais à un autre site, {{host}}. Vérifiez qu’il est correct.',
    certificate:
      'Le certificat du site externe n’est plus valable depuis le {{date}}\u00a0: les navigateurs avertissent leurs utilisateurs.',
  },
  unreachable: 'Le site ne répond pas. Rien n’a changé\u202f; réessayez dans un instant.',
  cancel: 'Annuler',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    callSteps: typeof fr;
  }
}
