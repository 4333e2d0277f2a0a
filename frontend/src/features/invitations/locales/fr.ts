export const fr = {
  title: 'Une invitation',
  text: '{{inviter}} souhaite vous citer dans «\u00a0{{title}}\u00a0» sous le nom de {{name}}.',
  textOfTeam: 'L’équipe souhaite vous citer dans «\u00a0{{title}}\u00a0» sous le nom de {{name}}.',
  explanation:
    'Votre nom ne sera affiché que si vous acceptez. Vous pouvez accepter avec n’importe quel compte, quelle que soit son adresse\u202f; s’il a un profil publié, votre nom y mènera.',
  signedInAs: 'Vous acceptez avec le compte de {{person}}.',
  joinText: '{{inviter}} vous invite à rejoindre «\u00a0{{title}}\u00a0».',
  joinTextOfTeam: 'L’équipe vous invite à rejoindre «\u00a0{{title}}\u00a0».',
  roles: {
    owner: 'Vous en seriez propriétaire\u00a0: vous pourriez modifier sa fiche et gérer ses membres.',
    member: 'Vous en seriez membre\u00a0: vous pourriez modifier son contenu.',
    guest: 'Vous en seriez invité, sans droit de modification.',
  },
  joinExplanation:
    'Vous pouvez accepter avec n’importe quel compte, quelle que soit son adresse\u202f; ses propriétaires verront lequel.',
  coWriteText: '{{inviter}} vous invite à participer à sa candidature à «\u00a0{{title}}\u00a0».',
  coWriteTextOfTeam: 'On vous invite à participer à une candidature à «\u00a0{{title}}\u00a0».',
  coWriterRoles: {
    read: 'Vous pourriez la lire, sans la modifier.',
    edit: 'Vous pourriez la lire, répondre à ses questions et ajouter des fichiers.',
  },
  coWriteExplanation:
    'Vous pouvez accepter avec n’importe quel compte, quelle que soit son adresse\u202f; la personne qui vous invite verra lequel. Elle seule enverra la candidature.',
  reviewText: '{{inviter}} vous invite à évaluer les candidatures à «\u00a0{{title}}\u00a0».',
  reviewTextOfTeam: 'On vous invite à évaluer les candidatures à «\u00a0{{title}}\u00a0».',
  guestForm: 'Accepter sans compte Passerelle',
  guestText:
    'Choisissez un mot de passe pour revenir à vos évaluations avec l’adresse {{email}}. Cet accès ne sert qu’à évaluer\u00a0: vous n’apparaîtrez pas dans l’annuaire.',
  guestSignIn: 'Vous avez déjà un compte\u202f?',
  guestSummary: 'Votre accès n’est pas encore ouvert',
  guestSubmit: 'Accepter et ouvrir mon accès',
  refuseReviewingHint:
    'Vous n’avez pas besoin de compte pour refuser. L’équipe de cet appel ne vous invitera plus à cette adresse.',
  offerTitle: 'Une proposition de propriété',
  offerText: '{{owner}} vous propose de devenir propriétaire de «\u00a0{{title}}\u00a0» à sa place.',
  offerTextOfTeam: 'On vous propose de devenir propriétaire de «\u00a0{{title}}\u00a0».',
  offerExplanation:
    'Vous pourriez modifier sa fiche et gérer ses membres. Rien ne change tant que vous n’avez pas accepté.',
  offerOfAnother:
    'Cette proposition s’adresse à un autre compte. Déconnectez-vous, puis rouvrez le lien avec celui-ci.',
  signInFirst:
    'Pour accepter, connectez-vous ou créez un compte\u00a0: vous reviendrez ensuite ici. Le lien reste valable jusqu’à votre réponse.',
  signIn: 'Se connecter pour accepter',
  signUp: 'Créer un compte',
  acceptForm: 'Accepter l’invitation',
  accept: 'Accepter',
  declineForm: 'Refuser l’invitation',
  decline: 'Refuser',
  acceptOfferForm: 'Accepter la propriété',
  declineOfferForm: 'Refuser la propriété',
  refuseHint:
    'Vous n’avez pas besoin de compte pour refuser. Cette structure ne vous écrira plus à cette adresse.',
  refuseCoWritingHint:
    'Vous n’avez pas besoin de compte pour refuser. Vous ne serez plus invité à cette adresse pour cette candidature.',
  declineHint: 'Vous n’avez pas besoin de compte pour refuser. Vous ne serez plus sollicité pour cette page.',
  summary: 'Votre réponse n’a pas été enregistrée',
  deadTitle: 'Cette invitation n’est plus valable',
  dead: 'Elle a déjà reçu une réponse, elle a expiré ou la page concernée n’est plus en ligne. Demandez à la personne qui vous a invité de vous l’envoyer de nouveau.',
  incomplete: 'L’adresse de cette page est incomplète. Ouvrez le lien complet de notre message.',
  askAgain: 'Pour rejoindre une structure, vous pouvez aussi le demander directement à ses propriétaires.',
  join: 'Demander à rejoindre une structure',
  home: 'Aller à l’accueil',
  structures: 'Voir vos structures',
  ownApplications: 'Voir vos candidatures',
  ownReviews: 'Voir vos évaluations',
  reviews: 'Vous évaluez maintenant les candidatures à cet appel.',
  reviewingRefused: 'Vous n’évaluez pas les candidatures à cet appel.',
  acceptedTitle: 'Merci d’avoir accepté',
  accepted: 'Votre nom est maintenant affiché.',
  declinedTitle: 'Votre réponse est enregistrée',
  declined: 'Votre nom ne sera pas affiché.',
  joined: 'Vous faites maintenant partie de la structure.',
  refused: 'Vous ne faites pas partie de la structure.',
  coWrites: 'Vous participez maintenant à cette candidature.',
  coWritingRefused: 'Vous ne participez pas à cette candidature.',
  transferred: 'Vous êtes maintenant propriétaire de la structure.',
  transferRefused: 'Le propriétaire ne change pas.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invitations: typeof fr;
  }
}
