/** Letters of recommendation, for those who ask for them. */
export const fr = {
  until: 'À recevoir avant le {{instant}}.',
  none: 'Aucune lettre n’est demandée pour l’instant.',
  list: 'Lettres demandées',
  state: {
    asked: 'Demandée le {{instant}}',
    opened: 'Ouverte le {{instant}}',
    received: 'Reçue le {{instant}}',
    declined: 'Refusée le {{instant}}',
    erased: 'Effacée par son auteur le {{instant}}',
  },
  unnamed: 'Lettre effacée',
  refused: 'Son adresse n’existe pas ou refuse nos messages\u00a0: corrigez-la en demandant à nouveau.',
  read: 'Lire la lettre de {{name}}',
  ask: 'Demander une lettre',
  again: 'Renvoyer la demande à {{name}}',
  change: 'Remplacer {{name}} par une autre personne',
  withdraw: 'Retirer la demande à {{name}}',
  withdrawTitle: 'Retirer cette demande\u202f?',
  withdrawText:
    'Le lien envoyé à {{name}} ne fonctionnera plus, et ce que cette personne a commencé à écrire sera effacé.',
  askTitle: 'Demander une lettre de recommandation',
  changeTitle: 'Demander à une autre personne',
  changeText: 'La demande à {{name}} est retirée au même moment.',
  askText: 'Cette personne reçoit un e-mail avec un lien personnel. Elle n’a pas besoin de compte.',
  name: 'Nom de la personne',
  email: 'Adresse e-mail',
  locale: 'Langue du message',
  languages: { fr: 'Français', en: 'Anglais' },
  message: 'Votre message',
  optional: 'facultatif',
  send: 'Envoyer la demande',
  cancel: 'Annuler',
  unreachable: 'Le site ne répond pas. Rien n’a changé\u00a0: réessayez dans un instant.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    letters: typeof fr;
  }
}
