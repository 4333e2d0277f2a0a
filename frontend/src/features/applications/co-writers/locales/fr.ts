/** Co-writers of applications. */
export const fr = {
  title: 'Co-rédaction',
  lead: 'Invitez d’autres personnes à lire ou à rédiger cette candidature avec vous. Vous seul l’envoyez, la reprenez ou la retirez.',
  leadOfWriter:
    'Cette candidature est celle de {{name}}, qui décide de son envoi. Vous y participez avec le droit suivant\u00a0: {{role}}.',
  none: 'Personne d’autre ne participe à cette candidature.',
  former: 'Ancien corédacteur',
  you: 'vous',
  present: 'A aussi ce formulaire ouvert\u00a0: {{names}}. Vos réponses se complètent.',
  unreachable: 'Le site ne répond pas. Rien n’a changé\u00a0: réessayez dans un instant.',
  role: { label: 'Droits de {{name}}', new: 'Droits', read: 'Lire seulement', edit: 'Lire et répondre' },
  state: {
    pending: 'Invitation envoyée, sans réponse pour l’instant',
    accepted: 'Participe depuis le {{date}}',
    declined: 'Invitation refusée le {{date}}',
    expired: 'Invitation expirée\u00a0: envoyez-la de nouveau',
    revoked: 'Accès retiré le {{date}}',
    former: 'Compte supprimé',
  },
  action: {
    resend: 'Renvoyer l’invitation',
    revoke: 'Retirer l’accès',
    leave: 'Ne plus participer',
  },
  ask: {
    title: 'Retirer l’accès de {{name}}\u202f?',
    text: 'Cette personne ne pourra plus lire ni modifier la candidature. Ses réponses y restent.',
    leaveTitle: 'Ne plus participer à cette candidature\u202f?',
    leaveText: 'Vous ne pourrez plus la lire ni la modifier. Vos réponses y restent.',
    cancel: 'Annuler',
  },
  invite: {
    title: 'Inviter une personne',
    member: 'Un membre de l’annuaire',
    memberHint: 'Cherchez par nom. Son adresse e-mail ne vous est pas montrée.',
    chosen: 'Personne choisie\u00a0:',
    change: 'Choisir une autre personne',
    email: 'Ou une adresse e-mail',
    emailHint: 'La personne peut accepter sans être encore inscrite.',
    send: 'Envoyer l’invitation',
  },
  received: {
    title: 'Invitations à rédiger une candidature',
    text: '{{inviter}} vous invite à participer à sa candidature à «\u00a0{{title}}\u00a0».',
    accept: 'Accepter',
    decline: 'Refuser',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    coWriters: typeof fr;
  }
}
