export const fr = {
  title: 'Rejoignez Passerelle',
  free: 'L’inscription est gratuite et ouverte à tous les professionnels de la culture.',
  read: 'Lisez tout le contenu, y compris celui réservé aux membres.',
  directory: 'Présentez-vous dans l’annuaire et écrivez aux autres membres.',
  publish: 'Publiez vos initiatives, événements et ressources.',
  follow: 'Gardez vos favoris et soyez prévenu avant la clôture des appels.',
  action: 'Créer un compte gratuit',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    signUpInvite: typeof fr;
  }
}
