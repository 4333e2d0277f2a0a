/** What is said at the top of the screen after a write: what was done, and what comes next. */
export const fr = {
  submitted:
    '«\u00a0{{name}}\u00a0» est envoyée. Un validateur la lit\u202f; vous aurez la réponse par e-mail.',
  submittedWithin_one: '«\u00a0{{name}}\u00a0» est envoyée. Réponse sous {{count}} jour environ, par e-mail.',
  submittedWithin_many:
    '«\u00a0{{name}}\u00a0» est envoyée. Réponse sous {{count}} de jours environ, par e-mail.',
  submittedWithin_other:
    '«\u00a0{{name}}\u00a0» est envoyée. Réponse sous {{count}} jours environ, par e-mail.',
  proposed:
    'Votre modification est envoyée. La page publique ne change pas d’ici là\u202f; vous aurez la réponse par e-mail.',
  proposedWithin_one:
    'Votre modification est envoyée. La page publique ne change pas d’ici là. Réponse sous {{count}} jour environ, par e-mail.',
  proposedWithin_many:
    'Votre modification est envoyée. La page publique ne change pas d’ici là. Réponse sous {{count}} de jours environ, par e-mail.',
  proposedWithin_other:
    'Votre modification est envoyée. La page publique ne change pas d’ici là. Réponse sous {{count}} jours environ, par e-mail.',
  withdrawn:
    '«\u00a0{{name}}\u00a0» est de nouveau un brouillon. Modifiez ce que vous voulez, puis soumettez-le quand il est prêt.',
  proposalWithdrawn:
    'La modification proposée pour «\u00a0{{name}}\u00a0» est retirée. La page publique reste telle quelle.',
  offline:
    '«\u00a0{{name}}\u00a0» est hors ligne. Personne d’autre ne peut plus la lire\u202f; remettez-la en ligne quand vous voulez.',
  online: '«\u00a0{{name}}\u00a0» est de nouveau en ligne. Elle réapparaît sur le site et dans la recherche.',
  completed: '«\u00a0{{name}}\u00a0» est terminée. Elle reste publique, avec cette mention.',
  reopened: '«\u00a0{{name}}\u00a0» est rouverte.',
  deleted:
    '«\u00a0{{name}}\u00a0» est supprimée. Pendant 30 jours, l’équipe peut la rétablir à votre demande.',
  profileSubmitted: 'Votre profil est envoyé. Un validateur le lit\u202f; vous aurez la réponse par e-mail.',
  profileSubmittedWithin_one: 'Votre profil est envoyé. Réponse sous {{count}} jour environ, par e-mail.',
  profileSubmittedWithin_many:
    'Votre profil est envoyé. Réponse sous {{count}} de jours environ, par e-mail.',
  profileSubmittedWithin_other: 'Votre profil est envoyé. Réponse sous {{count}} jours environ, par e-mail.',
  profileProposed:
    'Votre modification est envoyée. Votre page publique ne change pas d’ici là\u202f; vous aurez la réponse par e-mail.',
  profileWithdrawn:
    'Votre profil est de nouveau un brouillon. Modifiez ce que vous voulez, puis soumettez-le quand il est prêt.',
  profileProposalWithdrawn:
    'La modification que vous proposiez est retirée. Votre page publique reste telle quelle.',
  profileOffline:
    'Votre profil est hors ligne. Il n’est plus dans l’annuaire\u202f; remettez-le en ligne quand vous voulez.',
  profileOnline: 'Votre profil est de nouveau en ligne.',
  profileDeleted: 'Votre profil est supprimé. Pendant 30 jours, l’équipe peut le rétablir à votre demande.',
  callPublished: '«\u00a0{{name}}\u00a0» est publié. Clôture\u00a0: {{date}}.',
  callChanged: 'Vos modifications de «\u00a0{{name}}\u00a0» sont publiées.',
  callScheduled: 'La publication de «\u00a0{{name}}\u00a0» est programmée\u00a0: {{date}}.',
  callUnscheduled: '«\u00a0{{name}}\u00a0» n’est plus programmé\u00a0: c’est de nouveau un brouillon.',
  callReady:
    '«\u00a0{{name}}\u00a0» est en attente de publication. Publiez-le ou programmez-le quand vous voulez.',
  callUnready: '«\u00a0{{name}}\u00a0» est de nouveau un brouillon.',
  callExtended:
    '«\u00a0{{name}}\u00a0» est prolongé. Nouvelle clôture\u00a0: {{date}}. Les personnes qui suivent l’appel en sont informées.',
  callClosedEarly:
    'La clôture de «\u00a0{{name}}\u00a0» est avancée\u00a0: {{date}}. Les personnes qui suivent l’appel en sont informées.',
  callOffline: '«\u00a0{{name}}\u00a0» est hors ligne. Les visiteurs ne le voient plus.',
  callOnline: '«\u00a0{{name}}\u00a0» est de nouveau en ligne.',
  callDeleted:
    '«\u00a0{{name}}\u00a0» est supprimé. Pendant 30 jours, l’équipe peut le rétablir à votre demande.',
  callDuplicated: 'Voici un nouvel appel, repris du précédent. Vérifiez ses dates avant de le publier.',
  translationBegun: 'La version à traduire est prête\u00a0: c’est un brouillon que vous seul voyez.',
  previewRevoked: 'Ce lien ne fonctionne plus.',
  approved: '«\u00a0{{name}}\u00a0» est approuvée. Son auteur est prévenu.',
  sentBack: '«\u00a0{{name}}\u00a0» est renvoyée à son auteur, avec votre commentaire.',
  rejected: '«\u00a0{{name}}\u00a0» est refusée. Son auteur est prévenu du motif.',
  reopenedForReview: '«\u00a0{{name}}\u00a0» est remise en attente.',
  rolesSaved: 'Les rôles de {{name}} sont enregistrés. Un e-mail le lui annonce.',
  reportHandled: 'Le signalement concernant {{name}} est traité. La personne qui l’a envoyé en est informée.',
  reportReopened: 'Le signalement concernant {{name}} est de nouveau à traiter.',
  asked:
    'Votre demande pour «\u00a0{{name}}\u00a0» est envoyée. Un propriétaire y répond\u202f; vous serez prévenu par e-mail.',
  requestWithdrawn: 'Votre demande pour «\u00a0{{name}}\u00a0» est retirée.',
  invitationAccepted: 'Vous faites maintenant partie de «\u00a0{{name}}\u00a0».',
  invitationRefused: 'L’invitation de «\u00a0{{name}}\u00a0» est refusée.',
  structureLeft: 'Vous ne faites plus partie de «\u00a0{{name}}\u00a0».',
  ownershipAccepted: 'Vous êtes maintenant propriétaire de «\u00a0{{name}}\u00a0».',
  ownershipRefused: 'Vous avez refusé la propriété de «\u00a0{{name}}\u00a0».',
  answersSaved_one: '{{count}} réponse est enregistrée.',
  answersSaved_many: '{{count}} de réponses sont enregistrées.',
  answersSaved_other: '{{count}} réponses sont enregistrées.',
  invited:
    'L’invitation est envoyée à {{name}}, par e-mail et dans ses notifications. Sa réponse s’affichera ici.',
  invitedByMail: 'L’invitation est envoyée à {{name}}. Le lien est valable 30 jours.',
  invitationResent: 'L’invitation de {{name}} est envoyée à nouveau. Le lien précédent ne fonctionne plus.',
  invitationCancelled: 'L’invitation de {{name}} est annulée. Son lien ne fonctionne plus.',
  memberAccepted: '{{name}} fait maintenant partie de la structure.',
  memberRefused: 'La demande de {{name}} est refusée.',
  memberRemoved: '{{name}} ne fait plus partie de la structure.',
  roleChanged: 'Le rôle de {{name}} a changé.',
  ownershipOffered:
    'La propriété est proposée à {{name}}. Rien ne change tant que cette personne n’a pas accepté.',
  ownershipOfferCancelled: 'La proposition est retirée. Vous restez propriétaire.',
  structurePublished:
    'La structure «\u00a0{{name}}\u00a0» est publiée. Vous pouvez maintenant inviter ses membres.',
  structureUpdated: 'La structure a été mise à jour. Les visiteurs voient vos modifications.',
  structureOffline: '«\u00a0{{name}}\u00a0» est hors ligne. Seuls ses propriétaires la voient.',
  structureOnline: '«\u00a0{{name}}\u00a0» est de nouveau en ligne.',
  structureDeleted:
    'La structure «\u00a0{{name}}\u00a0» est supprimée. Ses membres sont prévenus par e-mail.',
  messageSent: 'Votre message est envoyé. La réponse arrivera à votre adresse e-mail.',
  memberBlocked: '{{name}} ne peut plus vous écrire.',
  memberUnblocked: '{{name}} peut à nouveau vous écrire.',
  memberReported: 'Merci\u00a0: l’équipe a reçu votre signalement. Elle vous écrira quand il sera traité.',
  searchSaved: '«\u00a0{{name}}\u00a0» est dans vos recherches.',
  searchDeleted: '«\u00a0{{name}}\u00a0» est supprimée.',
  favouriteSaved: '«\u00a0{{name}}\u00a0»\u00a0: note et rappels sont enregistrés.',
  calendarMade: 'L’adresse privée de votre agenda est prête. Une adresse précédente ne fonctionne plus.',
  calendarRevoked: 'L’adresse privée de votre agenda ne fonctionne plus.',
  applicationSent: 'Votre candidature est envoyée. Votre récépissé vous attend dans votre boîte e-mail.',
  applicationTakenBack:
    'Votre candidature est de nouveau modifiable. La version déjà envoyée compte tant que vous n’en envoyez pas d’autre.',
  applicationWithdrawn: 'Votre candidature est retirée\u00a0: elle ne sera pas examinée.',
  applicationDeleted: 'Votre brouillon de candidature est supprimé.',
  applicationsEligible: 'Éligibilité enregistrée. Les candidats concernés sont prévenus.',
  applicationsIneligible: 'Décision enregistrée. Les candidats concernés reçoivent le motif et votre texte.',
  completionRequested: 'Demande envoyée. Vous serez prévenu de la réponse.',
  completionCancelled: 'Demande retirée. Les candidats concernés sont prévenus.',
  coWriterInvited: 'L’invitation est envoyée à {{name}} par e-mail. Vous serez prévenu de sa réponse.',
  coWriterRoleChanged: 'Le rôle de {{name}} dans cette candidature est modifié.',
  coWriterRemoved: '{{name}} n’a pas, ou n’a plus, accès à cette candidature.',
  coWritingAccepted: 'Vous participez maintenant à la candidature à «\u00a0{{name}}\u00a0».',
  coWritingDeclined: 'L’invitation à rédiger une candidature à «\u00a0{{name}}\u00a0» est refusée.',
  mentorProposed: '{{name}} est proposé au candidat. Vous serez prévenu de sa réponse.',
  mentorWithdrawn: '{{name}} n’est plus mentor de cette candidature. Le candidat est prévenu.',
  mentorAccepted: '{{name}} accompagne votre candidature. Cette personne est prévenue.',
  mentorDeclined: 'Votre refus est enregistré. L’équipe de l’appel est prévenue.',
  mentorEnded:
    '{{name}} n’accompagne plus votre candidature. Cette personne et l’équipe de l’appel sont prévenues.',
  mentorReadsDraft: '{{name}} peut lire votre brouillon.',
  mentorReadsSent: '{{name}} ne lit plus votre brouillon, seulement ce que vous avez envoyé.',
  letterAsked: 'La demande de lettre est envoyée à {{name}}.',
  letterAskedAgain: 'La demande de lettre est envoyée à nouveau à {{name}}.',
  letterRequestWithdrawn: 'La demande à {{name}} est retirée. Son lien ne fonctionne plus.',
  formPublished: 'Le formulaire est publié. Les candidatures suivent désormais cette version.',
  formDiscarded: 'Vos modifications sont annulées. Le formulaire publié reste tel quel.',
  formCopied: 'Le formulaire de l’autre appel est repris. Vérifiez ses questions avant de le publier.',
  formChosen: 'Le modèle est repris. Vérifiez ses questions avant de le publier.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    confirmations: typeof fr;
  }
}
