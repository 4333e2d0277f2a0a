export const fr = {
  title: 'Une invitation',
  text: '{{inviter}} souhaite vous citer dans «\u00a0{{title}}\u00a0» sous le nom de {{name}}.',
  textOfTeam: 'L’équipe souhaite vous citer dans «\u00a0{{title}}\u00a0» sous le nom de {{name}}.',
  explanation:
    'Votre nom ne sera affiché que si vous acceptez. Vous acceptez avec votre compte, quelle que soit son adresse\u00a0; s’il a un profil publié, votre nom y mènera.',
  signedInAs: 'Vous acceptez avec le compte de {{person}}.',
  joinText: '{{inviter}} vous invite à rejoindre «\u00a0{{title}}\u00a0».',
  joinTextOfTeam: 'L’équipe vous invite à rejoindre «\u00a0{{title}}\u00a0».',
  roles: {
    owner: 'Vous en seriez propriétaire\u00a0: vous pourriez modifier sa fiche et gérer ses membres.',
    member: 'Vous en seriez membre\u00a0: vous pourriez modifier ses contenus.',
    guest: 'Vous en seriez invité, sans droit de modification.',
  },
  joinExplanation:
    'Vous acceptez avec votre compte, quelle que soit son adresse\u00a0; ses propriétaires verront lequel.',
  offerTitle: 'Une propriété proposée',
  offerText: '{{owner}} vous propose de devenir propriétaire de «\u00a0{{title}}\u00a0» à sa place.',
  offerTextOfTeam: 'On vous propose de devenir propriétaire de «\u00a0{{title}}\u00a0».',
  offerExplanation:
    'Vous pourriez modifier sa fiche et gérer ses membres. Rien ne change tant que vous n’avez pas accepté.',
  offerOfAnother:
    'Cette proposition s’adresse à un autre compte. Déconnectez-vous, puis rouvrez le lien avec celui-ci.',
  signInFirst:
    'Pour accepter, connectez-vous ou créez un compte\u00a0: vous reviendrez ici. Le lien reste valable jusqu’à votre réponse.',
  signIn: 'Se connecter pour accepter',
  signUp: 'Créer un compte',
  acceptForm: 'Accepter l’invitation',
  accept: 'Accepter',
  declineForm: 'Refuser l’invitation',
  decline: 'Refuser',
  acceptOfferForm: 'Accepter la propriété',
  declineOfferForm: 'Refuser la propriété',
  refuseHint: 'Refuser ne demande pas de compte. Cette structure ne vous sollicitera plus à cette adresse.',
  declineHint: 'Refuser ne demande pas de compte. Vous ne serez plus sollicité pour cette page.',
  summary: 'Votre réponse n’a pas été enregistrée',
  deadTitle: 'Cette invitation n’est plus valable',
  dead: 'Elle a déjà reçu une réponse, elle a expiré ou la page concernée n’est plus en ligne. Demandez à la personne qui vous a invité de vous l’envoyer de nouveau.',
  incomplete: 'L’adresse de cette page est incomplète. Ouvrez le lien de notre message en entier.',
  askAgain: 'Pour rejoindre une structure, vous pouvez aussi le demander vous-même à ses propriétaires.',
  join: 'Demander à rejoindre une structure',
  home: 'Aller à l’accueil',
  structures: 'Voir vos structures',
  acceptedTitle: 'Merci d’avoir accepté',
  accepted: 'Votre nom est désormais affiché.',
  declinedTitle: 'Votre refus est enregistré',
  declined: 'Votre nom ne sera pas affiché.',
  joined: 'Vous faites maintenant partie de la structure.',
  refused: 'Vous ne faites pas partie de la structure.',
  transferred: 'Vous êtes maintenant propriétaire de la structure.',
  transferRefused: 'La propriété ne change pas.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invitations: typeof fr;
  }
}
