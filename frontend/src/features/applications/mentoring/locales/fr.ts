/** Mentors of applications, for applicants, those who handle the application, and mentors. */
export const fr = {
  title: 'Mentors',
  lead: 'Un mentor lit ce que vous avez envoyé et vos échanges avec l’équipe de l’appel, et peut y écrire. Il n’évalue pas votre candidature. Vous décidez s’il vous accompagne, et y mettez fin quand vous voulez.',
  leadOfTeam:
    'Proposez un mentor de l’appel\u00a0: si le candidat accepte, cette personne lit la candidature et ses messages, et peut y écrire. Elle ne l’évalue jamais.',
  none: 'Aucun mentor pour l’instant.',
  state: {
    proposed: 'Proposé par l’équipe de l’appel le {{date}}',
    accepted: 'Accompagne la candidature depuis le {{date}}',
    declined: 'Refusé le {{date}}',
    ended: 'Accompagnement terminé le {{date}}',
    withdrawn: 'Retiré par l’équipe de l’appel le {{date}}',
  },
  readsDraft: 'Lit aussi votre brouillon.',
  readsDraftOfTeam: 'Lit aussi le brouillon.',
  action: {
    withdraw: 'Retirer',
    accept: 'Accepter',
    decline: 'Refuser',
    end: 'Mettre fin à l’accompagnement',
    allowDraft: 'Laisser lire mon brouillon',
    hideDraft: 'Ne plus laisser lire mon brouillon',
  },
  ask: {
    title: 'Mettre fin à l’accompagnement par {{name}}\u202f?',
    text: 'Cette personne ne lira plus votre candidature ni vos messages. L’équipe de l’appel ne pourra pas vous la proposer de nouveau.',
    cancel: 'Annuler',
  },
  propose: { label: 'Mentor à proposer', choose: 'Choisissez une personne', send: 'Proposer au candidat' },
  unreachable: 'Le site ne répond pas. Rien n’a changé\u00a0: réessayez dans un instant.',
  notLoaded: 'Les mentors n’ont pas pu être chargés.',
  retry: 'Réessayer',
  list: 'Candidatures que vous accompagnez',
  former: 'Ancien compte',
  number: 'Récépissé {{number}}',
  unread_one: '{{count}} message non lu',
  unread_many: '{{count}} de messages non lus',
  unread_other: '{{count}} messages non lus',
  reading: {
    lead: 'Vous accompagnez cette candidature à «\u00a0{{title}}\u00a0» comme mentor. Vous la lisez et vous pouvez écrire au candidat et à l’équipe de l’appel\u00a0; vous ne l’évaluez pas.',
    standing: 'État',
    number: 'Récépissé',
    answers: 'Ce qui a été envoyé',
    answersAt: '{{stage}}\u00a0: ce qui a été envoyé',
    sentAt: 'Envoi n°\u00a0{{number}}, le {{instant}}',
    draft: 'Brouillon en cours',
    draftAt: 'Enregistré le {{instant}}. Le candidat vous laisse le lire, il n’est pas envoyé.',
    all: 'Toutes vos candidatures',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mentoring: typeof fr;
  }
}
