/** Texts of the questions of an application form. */
export const fr = {
  mandatory: 'obligatoire',
  choose: 'Choisissez…',
  loading: 'Chargement…',
  clear: 'Effacer ma réponse',
  yes: 'Oui',
  no: 'Non',
  statistical:
    'Votre réponse sert uniquement à des statistiques\u00a0: elle est comptée sans votre nom et n’est montrée à personne.',
  countsForPlaces:
    'Facultatif. En répondant, vous acceptez que votre réponse compte pour un minimum de places.',
  later: 'Cette question ne peut pas encore recevoir de réponse en ligne.',
  counter: {
    characters: '{{length}} sur {{max}} caractères',
    words: '{{length}} sur {{max}} mots',
  },
  left: {
    characters_one: 'Il reste {{count}} caractère.',
    characters_many: 'Il reste {{count}} de caractères.',
    characters_other: 'Il reste {{count}} caractères.',
    words_one: 'Il reste {{count}} mot.',
    words_many: 'Il reste {{count}} de mots.',
    words_other: 'Il reste {{count}} mots.',
  },
  over: {
    characters_one: '{{count}} caractère de trop.',
    characters_many: '{{count}} de caractères de trop.',
    characters_other: '{{count}} caractères de trop.',
    words_one: '{{count}} mot de trop.',
    words_many: '{{count}} de mots de trop.',
    words_other: '{{count}} mots de trop.',
  },
  row: {
    name: 'Ligne {{number}}',
    add: 'Ajouter une ligne',
    added: 'La ligne {{number}} est ajoutée.',
    up: 'Monter',
    down: 'Descendre',
    moved: 'La ligne est maintenant en position {{number}} sur {{total}}.',
    duplicate: 'Dupliquer',
    duplicated: 'La copie est la ligne {{number}}.',
    remove: 'Retirer',
    removed: 'La ligne {{number}} est retirée.',
    undo: 'Rétablir',
    restored: 'La ligne {{number}} est de retour.',
    full_one: '{{count}} ligne au plus.',
    full_many: '{{count}} de lignes au plus.',
    full_other: '{{count}} lignes au plus.',
  },
  sum: 'Total\u00a0:',
  balance: {
    even: 'Le budget est équilibré.',
    difference: 'Écart entre recettes et dépenses',
  },
  profile: {
    none: 'Non renseigné',
    ofPerson:
      'Cette information vient de votre compte ou de votre profil. Elle sera jointe telle quelle à l’envoi.',
    ofStructure:
      'Cette information vient de la fiche de votre structure. Elle sera jointe telle quelle à l’envoi.',
    change: 'La modifier',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    questions: typeof fr;
  }
}
