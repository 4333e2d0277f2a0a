/** Texts with which those who run a call let one applicant send after its closing. */
export const fr = {
  title_zero: 'Délais individuels',
  title_one: 'Délais individuels en cours ({{count}})',
  title_many: 'Délais individuels en cours ({{count}})',
  title_other: 'Délais individuels en cours ({{count}})',
  lead: 'Un délai individuel permet à une seule personne d’envoyer sa candidature après la clôture, une fois. Elle reçoit un e-mail avec le lien.',
  state: {
    open: 'Ouvert jusqu’au {{until}}',
    used: 'Utilisé\u00a0: candidature envoyée le {{usedAt}}',
    expired: 'Expiré depuis le {{until}}',
    revoked: 'Retiré',
  },
  grantedBy: 'Accordé par {{name}} le {{instant}}',
  grantedByFormer: 'Accordé le {{instant}}',
  read: 'Lire la candidature',
  grant: 'Accorder un délai…',
  granted: 'Le délai est accordé. Un e-mail part à {{email}}.',
  revoke: 'Retirer ce délai',
  revoked: 'Le délai est retiré. {{email}} en est informé par e-mail.',
  decided: 'Des décisions de cet appel sont publiées\u00a0: aucun délai ne peut plus être accordé.',
  language: {
    fr: 'français',
    en: 'anglais',
  },
  dialog: {
    title: 'Accorder un délai individuel',
    lead: 'Une candidature non envoyée peut être reprise, une nouvelle peut être commencée. Le délai s’arrête dès qu’une candidature est envoyée.',
    email: 'Adresse e-mail du candidat',
    emailHint: 'Celle de son compte sur le site. Sans compte, il devra en créer un avec cette adresse.',
    language: 'Langue de l’e-mail',
    languageHint: 'Si cette personne a déjà un compte, l’e-mail est dans la langue de son compte.',
    until: 'Dernier délai',
    untilHint: 'Après la clôture, et au plus tard le {{instant}}.',
    reason: 'Motif',
    reasonHint:
      'Visible par les responsables de l’appel, et dans l’historique de la candidature. Le candidat ne le reçoit pas par e-mail.',
    grant: 'Accorder le délai',
    cancel: 'Annuler',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    lateLinks: typeof fr;
  }
}
