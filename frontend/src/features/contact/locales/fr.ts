export const fr = {
  title: 'Écrire à l’équipe',
  lead: 'Une question, une idée, un souci\u202f? Nous répondons par e-mail, en français ou en anglais.',
  lastName: 'Nom',
  firstName: 'Prénom',
  email: 'Adresse e-mail',
  emailHint: 'Pour vous répondre uniquement.',
  subject: 'Objet',
  message: 'Message',
  messageHint: '{{max}} caractères au plus.',
  consent: 'J’accepte que ces informations servent à traiter ma demande.',
  policy: 'Lire la politique de confidentialité (nouvelle fenêtre)',
  submit: 'Envoyer le message',
  summary: 'Il manque quelques informations.',
  sent: 'Votre message est envoyé. L’équipe vous répondra à l’adresse indiquée.',
  retention:
    'L’équipe reçoit ce message par e-mail. La copie conservée sur le site est effacée après {{days}} jours.',
  topics: { deletion: 'Suppression de mon compte', page: 'Problème sur la page {{page}}' },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof fr;
  }
}
