/** The block on public pages, the question that script puts, and the page of the newsletter. */
export const fr = {
  title: 'La lettre d’information',
  lead: 'Appels à candidatures, événements et ressources d’Afrique et de France, environ une fois par mois. Vous confirmez votre adresse par e-mail\u202f; chaque lettre contient un lien pour vous désabonner.',
  email: 'Adresse e-mail',
  subscribe: 'S’abonner',
  privacy: 'Ce que nous faisons de votre adresse',
  script: {
    sending: 'Envoi en cours…',
    sent: 'C’est presque fait\u00a0: nous venons d’envoyer un e-mail à cette adresse. Ouvrez son lien pour confirmer l’abonnement.',
    required: 'Indiquez votre adresse e-mail.',
    invalid: 'L’adresse e-mail indiquée n’est pas valide.',
    offline: 'La connexion est interrompue. Vérifiez-la, puis réessayez.',
    offerTitle: 'Recevoir la lettre d’information\u202f?',
    offerText: 'Appels, événements et ressources, environ une fois par mois.',
    refuse: 'Non merci',
    close: 'Fermer',
  },
  page: {
    summary: 'L’abonnement n’a pas été demandé',
    hint: 'Nous y enverrons un e-mail pour confirmer l’abonnement.',
    sentTitle: 'Consultez votre messagerie',
    sent: 'Si cette adresse peut être abonnée, nous venons d’y envoyer un e-mail. Ouvrez son lien pour confirmer l’abonnement.',
    sentHint:
      'Rien reçu au bout de dix minutes\u202f? Vérifiez vos courriers indésirables, puis demandez un nouvel envoi.',
    again: 'Demander un nouvel envoi',
    confirmTitle: 'Confirmer l’abonnement',
    confirmLead: 'La lettre d’information sera envoyée à {{email}}.',
    confirm: 'Confirmer l’abonnement',
    confirmFailed: 'L’abonnement n’a pas été confirmé',
    confirmNot:
      'Vous n’avez rien demandé\u202f? Fermez cette page\u00a0: sans confirmation, aucune lettre n’est envoyée.',
    manageTitle: 'Votre abonnement',
    manageLead: 'La lettre d’information est envoyée à {{email}}.',
    confirmed: 'Votre abonnement est confirmé. Dites-nous ce qui vous intéresse, si vous le souhaitez.',
    already: 'Votre abonnement était déjà confirmé.',
    saved: 'Vos préférences sont enregistrées.',
    preferences: 'Ce que vous recevez',
    preferencesFailed: 'Vos préférences n’ont pas été enregistrées',
    language: 'Langue de la lettre',
    french: 'Français',
    english: 'Anglais',
    everything: 'Si vous ne choisissez rien, la lettre couvre tous les secteurs et tous les pays.',
    save: 'Enregistrer mes préférences',
    stop: 'Ne plus recevoir la lettre',
    toStop: 'Se désabonner…',
    unsubscribeTitle: 'Se désabonner',
    unsubscribeLead: 'La lettre d’information ne sera plus envoyée à {{email}}.',
    unsubscribe: 'Confirmer le désabonnement',
    unsubscribeFailed: 'Votre désabonnement n’a pas été enregistré',
    keep: 'Garder l’abonnement et choisir ce que je reçois',
    stoppedTitle: 'Abonnement arrêté',
    stopped: 'C’est fait\u00a0: la lettre d’information n’est plus envoyée à {{email}}.',
    alreadyStopped: 'L’abonnement de {{email}} est arrêté.',
    comeBack: 'S’abonner de nouveau',
    expiredTitle: 'Ce lien n’est plus valable',
    expired:
      'Il a peut-être expiré, ou il est incomplet\u00a0: indiquez votre adresse pour recevoir un nouvel e-mail.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    newsletter: typeof fr;
  }
}
