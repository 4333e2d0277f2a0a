export const fr = {
  title: 'Une invitation',
  text: '{{inviter}} souhaite vous citer dans «\u00a0{{title}}\u00a0» sous le nom de {{name}}.',
  textOfTeam: 'L’équipe souhaite vous citer dans «\u00a0{{title}}\u00a0» sous le nom de {{name}}.',
  explanation:
    'Votre nom ne sera affiché que si vous acceptez. Vous acceptez avec votre compte, quelle que soit son adresse\u00a0; s’il a un profil publié, votre nom y mènera.',
  signedInAs: 'Vous acceptez avec le compte de {{person}}.',
  signInFirst:
    'Pour accepter, connectez-vous, ou créez un compte puis rouvrez le lien de notre message\u00a0: il reste valable jusqu’à votre réponse.',
  signIn: 'Se connecter pour accepter',
  signUp: 'Créer un compte',
  acceptForm: 'Accepter l’invitation',
  accept: 'Accepter',
  declineForm: 'Refuser l’invitation',
  decline: 'Refuser',
  declineHint: 'Refuser ne demande pas de compte. Vous ne serez plus sollicité pour cette page.',
  summary: 'Votre réponse n’a pas été enregistrée',
  deadTitle: 'Cette invitation n’est plus valable',
  dead: 'Elle a déjà reçu une réponse, elle a expiré ou la page concernée n’est plus en ligne. Demandez à la personne qui vous a invité de vous l’envoyer de nouveau.',
  incomplete: 'L’adresse de cette page est incomplète. Ouvrez le lien de notre message en entier.',
  home: 'Aller à l’accueil',
  acceptedTitle: 'Merci d’avoir accepté',
  accepted: 'Votre nom est désormais affiché.',
  declinedTitle: 'Votre refus est enregistré',
  declined: 'Votre nom ne sera pas affiché.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invitations: typeof fr;
  }
}
