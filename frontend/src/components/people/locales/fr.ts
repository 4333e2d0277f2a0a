/** Fields of people and structures in forms of records. */
export const fr = {
  person: 'Personne',
  structure: 'Structure',
  loading: 'Chargement…',
  gone: 'Cette fiche n’est plus publiée\u00a0: son nom n’apparaît plus sur la page publique.',
  find: 'Rechercher dans l’annuaire',
  byHand:
    'Pas dans l’annuaire\u202f? Ajoutez son nom. Si vous indiquez une adresse e-mail, la personne est invitée à la publication de la fiche, et son nom n’est public qu’après son accord. L’adresse n’est jamais affichée.',
  address: 'Adresse de l’invitation',
  addressHint: 'Corrigez-la si besoin\u00a0: le lien précédent ne fonctionnera plus.',
  sendAgain: 'Envoyer à nouveau',
  unreachable: 'L’invitation n’a pas été envoyée\u00a0: le site ne répond pas. Réessayez dans un instant.',
  states: {
    created: 'L’invitation va être envoyée.',
    sent: 'Invitation envoyée le {{date}}, sans réponse pour l’instant.',
    delivery_unknown: 'Le message n’a pas encore pu être remis\u202f; nous allons réessayer.',
    refused: 'Le serveur de messagerie refuse cette adresse.',
    accepted: 'Invitation acceptée le {{date}} par {{name}} : le nom est public.',
    declined: 'Invitation refusée le {{date}} : le nom n’est pas public.',
    expired: 'Le lien de l’invitation n’est plus valable.',
  },
  noStructure: 'Vous n’êtes propriétaire ou membre d’aucune structure.',
  noOrganiser: 'Aucune',
  failed: 'Vos structures n’ont pas pu être chargées.',
  retry: 'Réessayer',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    people: typeof fr;
  }
}
