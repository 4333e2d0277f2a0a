/** The page of the link that asks for a letter of recommendation. */
export const fr = {
  title: 'Une lettre de recommandation',
  asks: '{{applicant}} vous demande une lettre de recommandation pour une candidature à cet appel\u00a0:',
  question: 'Lettre demandée\u00a0: {{question}}',
  deadline: 'À remettre avant le {{instant}}.',
  message: 'Message de {{applicant}}',
  read: '{{applicant}} pourra lire votre lettre.',
  confidential:
    'Seule l’équipe de l’appel lira votre lettre. {{applicant}} saura seulement qu’elle est arrivée.',
  form: 'Écrire la lettre',
  text: 'Votre lettre',
  textHint: 'Écrivez ici, ou joignez un fichier ci-dessous. Au plus {{max}} caractères.',
  file: 'Joindre un fichier',
  fileHint:
    'PDF ou Word (DOCX), 10 Mo au plus, {{max}} fichiers au plus. Un fichier est ajouté quand vous enregistrez ou envoyez.',
  files: 'Fichiers joints',
  checking: 'en cours de vérification',
  refused: 'refusé',
  remove: 'Retirer {{name}}',
  removeForm: 'Retirer un fichier',
  send: 'Envoyer la lettre',
  save: 'Enregistrer pour plus tard',
  sendHint:
    'Une fois envoyée, la lettre ne peut plus être modifiée. Vous pourrez l’effacer par le même lien.',
  declineTitle: 'Vous ne souhaitez pas écrire cette lettre\u202f?',
  declineText: 'Ce que vous avez écrit ici est alors effacé, et cette candidature ne vous sollicitera plus.',
  declineForm: 'Refuser d’écrire la lettre',
  decline: 'Refuser',
  saved: 'Votre texte est enregistré. Rien n’est envoyé avant que vous ne le décidiez.',
  removed: 'Le fichier est retiré.',
  summary: 'Votre demande n’a pas abouti',
  sentTitle: 'Votre lettre est envoyée',
  sent: 'Merci. Pour l’effacer plus tard, rouvrez le lien de notre message.',
  declinedTitle: 'Vous avez refusé d’écrire la lettre',
  declined: 'La personne qui vous l’a demandée en est informée. Ce que vous aviez écrit est effacé.',
  erasedTitle: 'Votre lettre est effacée',
  erased: 'Son texte, ses fichiers, votre nom et votre adresse sont effacés de la candidature.',
  receivedTitle: 'Votre lettre est arrivée',
  received:
    'Vous avez remis une lettre de recommandation pour la candidature de {{applicant}} à cet appel\u00a0:',
  eraseText:
    'Vous pouvez l’effacer, avec vos fichiers, votre nom et votre adresse. La personne qui vous l’a demandée en sera informée.',
  eraseForm: 'Effacer la lettre',
  erase: 'Effacer ma lettre',
  deadTitle: 'Ce lien n’est plus valable',
  dead: 'La lettre a été refusée, effacée ou n’est plus demandée, ou le délai est passé. La personne qui vous l’a demandée peut vous en dire plus.',
  incomplete: 'L’adresse de cette page est incomplète. Ouvrez le lien complet de notre message.',
  home: 'Aller à l’accueil',
  contact: 'Écrire à l’équipe',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    referees: typeof fr;
  }
}
