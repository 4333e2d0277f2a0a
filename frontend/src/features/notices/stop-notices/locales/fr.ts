/** Texts of the page that stops mails of notices. */
export const fr = {
  toPreferences: 'Régler vos notifications',
  title: 'Ne plus recevoir ces messages\u202f?',
  text: 'Vous ne recevrez plus d’e-mails de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
  stays: 'Les notifications restent dans votre espace. Vous pouvez changer d’avis à tout moment.',
  submit: 'Ne plus les recevoir',
  failed: 'Votre choix n’a pas été enregistré',
  digests: 'Résumés quotidiens et hebdomadaires',
  alertTitle: 'Arrêter cette alerte\u202f?',
  alertText:
    'Vous ne recevrez plus d’e-mails sur les nouveautés de votre recherche enregistrée «\u00a0{{name}}\u00a0». Vos autres alertes continuent.',
  alertStays: 'La recherche reste enregistrée. Vous pouvez réactiver son alerte à tout moment.',
  alertSubmit: 'Arrêter cette alerte',
  alertDone:
    'Vous ne recevrez plus d’e-mails sur les nouveautés de votre recherche enregistrée «\u00a0{{name}}\u00a0». Vos autres alertes continuent.',
  alertAlready: 'L’alerte de votre recherche enregistrée «\u00a0{{name}}\u00a0» était déjà arrêtée.',
  toSearches: 'Gérer vos recherches',
  doneTitle: 'C’est fait',
  done: 'Vous ne recevrez plus d’e-mails de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
  alreadyTitle: 'C’était déjà fait',
  already: 'Vous ne receviez déjà plus d’e-mails de ce type\u00a0: «\u00a0{{kind}}\u00a0».',
  deadTitle: 'Ce lien ne fonctionne pas',
  inSettings: 'Vous pouvez aussi arrêter ces messages depuis vos paramètres, en vous connectant.',
  incomplete: 'Le lien est incomplet. Ouvrez-le en entier depuis le message.',
  unknown: 'Ce lien n’est pas reconnu, ou il est incomplet. Ouvrez-le en entier depuis le message.',
  expired:
    'Ce lien n’est plus valable\u00a0: la recherche qu’il concerne a été supprimée, ou l’adresse à laquelle il a été envoyé n’est plus celle d’un compte. Il n’y a plus de messages à arrêter.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    stopNotices: typeof fr;
  }
}
