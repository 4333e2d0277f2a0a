/** Fields of people and structures in forms of records. */
export const fr = {
  person: 'Personne',
  structure: 'Structure',
  loading: 'Chargement…',
  gone: 'Cette fiche n’est plus publiée : son nom n’apparaît pas sur la page publique.',
  find: 'Chercher dans l’annuaire',
  byHand:
    'Pas dans l’annuaire ? Ajoutez son nom. Avec une adresse e-mail, la personne est invitée quand la fiche est publiée, et son nom n’est public qu’une fois qu’elle a accepté. L’adresse n’est jamais montrée.',
  address: 'Adresse de l’invitation',
  addressHint: 'Corrigez-la si besoin : le lien du message précédent ne servira plus.',
  sendAgain: 'Envoyer à nouveau',
  sentAgain: 'L’invitation est repartie.',
  unreachable: 'L’invitation n’est pas partie : le site ne répond pas. Réessayez dans un instant.',
  states: {
    created: 'L’invitation va partir.',
    sent: 'Invitation envoyée le {{date}}, sans réponse pour l’instant.',
    delivery_unknown: 'Le message n’a pas encore pu être remis ; d’autres essais suivront.',
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
