export const fr = {
  title: 'Écrire à l’équipe',
  lead: 'Une question, une idée, un souci\u202f? Nous répondons par e-mail, en français ou en anglais.',
  required: 'Tous les champs sont obligatoires (*).',
  lastName: 'Nom',
  firstName: 'Prénom',
  email: 'Adresse e-mail',
  emailHint: 'Pour vous répondre\u202f; elle ne sert à rien d’autre.',
  subject: 'Objet',
  message: 'Message',
  messageHint: '{{max}} caractères au plus.',
  consent: 'J’accepte que ces informations servent à traiter ma demande.',
  policy: 'Lire la politique de confidentialité (nouvelle fenêtre)',
  submit: 'Envoyer le message',
  summary: 'Champ(s) obligatoire(s) manquant(s) ou à corriger.',
  sent: 'Votre message est parti. L’équipe vous répondra à l’adresse que vous avez indiquée.',
  retention: 'Ce message arrive par e-mail à l’équipe. Une copie est effacée du site après {{days}} jours.',
  topics: { deletion: 'Suppression de mon compte' },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    contact: typeof fr;
  }
}
