/** Applications, for those who write them. */
export const fr = {
  lead_one: 'Comptez environ {{count}} minute. Vos réponses sont enregistrées au fur et à mesure.',
  lead_many: 'Comptez environ {{count}} de minutes. Vos réponses sont enregistrées au fur et à mesure.',
  lead_other: 'Comptez environ {{count}} minutes. Vos réponses sont enregistrées au fur et à mesure.',
  unreachable: 'Le site ne répond pas. Rien n’a changé\u00a0: réessayez dans un instant.',
  all: 'Toutes vos candidatures',
  language: { fr: 'Français', en: 'Anglais' },
  origin: {
    earlier: 'Réponse reprise d’une candidature précédente. Relisez-la avant de l’envoyer.',
    profile: 'Réponse reprise de votre profil. Relisez-la avant de l’envoyer.',
    confirm: 'Confirmer cette réponse',
  },
  changes: {
    title: 'Le formulaire a changé depuis votre dernière visite',
    added: 'a été ajouté.',
    reworded: 'a été reformulé.',
    relaxed: 'est devenu moins strict.',
    tightened: 'est devenu plus strict\u00a0: vérifiez votre réponse.',
    retired: 'Une question n’est plus posée. Votre réponse est conservée.',
  },
  begin: {
    new: 'Nouvelle candidature',
    title: 'Candidater\u00a0: {{title}}',
    applicant: 'Pour qui candidatez-vous\u202f?',
    myself: 'Pour moi-même',
    begun: 'Une candidature existe déjà pour cet appel.',
    open: 'Ouvrir cette candidature',
    several: 'Vos candidatures à cet appel\u00a0: {{begun}} sur {{allowed}} possibles.',
    list: 'Voir vos candidatures',
    noForm: 'Le formulaire de cet appel n’est pas encore en ligne. Revenez un peu plus tard.',
    language: 'Dans quelle langue répondez-vous\u202f?',
    languageHint: 'Les questions restent affichées dans la langue du site que vous avez choisie.',
    action: 'Commencer ma candidature',
    after: 'Rien n’est envoyé avant que vous ne le décidiez.',
    kept_one:
      'Votre candidature est conservée {{count}} mois après la clôture, puis supprimée. Vous en serez prévenu à temps pour en garder une copie.',
    kept_many:
      'Votre candidature est conservée {{count}} de mois après la clôture, puis supprimée. Vous en serez prévenu à temps pour en garder une copie.',
    kept_other:
      'Votre candidature est conservée {{count}} mois après la clôture, puis supprimée. Vous en serez prévenu à temps pour en garder une copie.',
  },
  may: {
    title: 'Pouvez-vous candidater\u202f?',
    yes: 'Oui, d’après votre profil.',
    unclear: 'Vous pouvez candidater. Vérifiez vous-même ce que votre profil ne dit pas.',
    no: 'Un critère ne semble pas rempli. Vous pouvez candidater malgré tout\u00a0: l’équipe de l’appel décidera.',
    blocked: 'Non\u00a0: cet appel ne peut pas recevoir votre candidature.',
  },
  verdict: { yes: 'Oui', no: 'Non', unclear: 'À vérifier' },
  criterion: {
    open: 'L’appel est ouvert jusqu’au {{instant}}.',
    openEnd: 'L’appel est ouvert, sans date de clôture.',
    opens: 'L’appel ouvre le {{instant}}.',
    notOpen: 'L’appel n’est pas ouvert pour le moment.',
    closed: 'L’appel est clos depuis le {{instant}}.',
    both: 'L’appel s’adresse aux personnes et aux structures.',
    persons: 'L’appel s’adresse aux personnes, pas aux structures.',
    structures: 'L’appel s’adresse aux structures. Choisissez celle pour laquelle vous candidatez.',
    country: 'Pays des candidats\u00a0: {{countries}}.',
    countryUnclear:
      'Pays des candidats\u00a0: {{countries}}. Votre profil ne dit pas tout de vos pays de résidence et d’activité.',
    age: 'Âge à la clôture\u00a0: de {{min}} à {{max}} ans.',
    ageMin: 'Âge à la clôture\u00a0: {{min}} ans ou plus.',
    ageMax: 'Âge à la clôture\u00a0: {{max}} ans au plus.',
    language: 'Langue des réponses\u00a0: {{languages}}.',
  },
  send: {
    title: 'Avant d’envoyer',
    onBehalfOf: 'Candidature de {{name}}.',
    deadline: 'À envoyer avant le {{instant}}.',
    counts: 'La version envoyée le {{instant}} compte tant que vous n’en envoyez pas une autre.',
    missing_one: 'Il reste {{count}} point à compléter ou à corriger.',
    missing_many: 'Il reste {{count}} de points à compléter ou à corriger.',
    missing_other: 'Il reste {{count}} points à compléter ou à corriger.',
    ready: 'Tout est rempli\u00a0: votre candidature peut être envoyée.',
    action: 'Envoyer ma candidature',
    again: 'Envoyer cette nouvelle version',
    notYours:
      'Seul un propriétaire de la structure, ou la personne qui a commencé cette candidature, peut l’envoyer.',
    ofApplicant: 'Seule la personne ou la structure qui présente cette candidature peut l’envoyer.',
    after: 'Vous recevrez un récépissé, et pourrez reprendre votre candidature jusqu’à la clôture.',
  },
  step: {
    cancel: 'Annuler',
    takeBack: {
      action: 'Reprendre ma candidature',
      title: 'Reprendre votre candidature\u202f?',
      text: 'Vous pourrez modifier vos réponses et envoyer une nouvelle version jusqu’au {{closing}}. D’ici là, la version déjà envoyée compte.',
      textOpenEnd:
        'Vous pourrez modifier vos réponses et envoyer une nouvelle version tant que l’appel est ouvert. D’ici là, la version déjà envoyée compte.',
      confirm: 'Reprendre',
    },
    withdraw: {
      action: 'Retirer ma candidature',
      title: 'Retirer votre candidature\u202f?',
      text: 'Votre candidature à «\u00a0{{title}}\u00a0» ne sera pas examinée, et son récépissé ne sera plus reconnu. Vous pourrez en commencer une autre tant que l’appel est ouvert.',
      confirm: 'Retirer',
    },
    delete: {
      action: 'Supprimer ce brouillon',
      title: 'Supprimer ce brouillon\u202f?',
      text: 'Toutes vos réponses à «\u00a0{{title}}\u00a0» seront effacées, sans retour possible.',
      confirm: 'Supprimer',
    },
  },
  standing: {
    sent: 'Votre candidature est envoyée',
    eligible: 'Votre candidature est éligible',
    ineligible: 'Votre candidature n’est pas éligible',
    eligibleText: 'L’équipe de l’appel l’a vérifiée le {{instant}}. La sélection reste à faire.',
    ineligibleText:
      'L’équipe de l’appel l’a vérifiée le {{instant}}. Elle ne remplit pas toutes les conditions.',
    reason: 'Motif\u00a0: {{reason}}.',
    criterion: 'Critère de l’appel\u00a0: «\u00a0{{criterion}}\u00a0».',
    withdrawn: 'Votre candidature est retirée',
    closed: 'Cet appel est clos',
    waiting: 'Cet appel ne reçoit pas de candidatures pour le moment',
    next: 'L’équipe de l’appel l’examinera après la clôture. Votre récépissé vous attend dans votre boîte e-mail.',
    untilClosing: 'Vous pouvez la reprendre, la modifier et l’envoyer à nouveau jusqu’au {{instant}}.',
    withdrawnText: 'Retirée le {{instant}}, elle ne sera pas examinée.',
    lapsedText:
      'La clôture était le {{instant}}. Votre candidature n’a pas été envoyée à temps\u00a0: elle ne peut plus l’être.',
    countsText:
      'La clôture était le {{instant}}. La dernière version que vous avez envoyée compte\u00a0; ce que vous avez modifié depuis ne peut plus être envoyé.',
    reading: 'Cette candidature est en cours de rédaction',
    readingText: 'Vous pouvez la lire, sans la modifier.',
    waitingText: 'Vous pourrez la modifier et l’envoyer quand il sera ouvert.',
    stored:
      'Vos réponses, enregistrées le {{instant}}, restent lisibles ici. Vous serez prévenu avant leur suppression.',
    removal:
      'Cette candidature sera supprimée le {{instant}}, avec ses fichiers. Pour la garder, téléchargez-en une copie.',
  },
  receipt: {
    title: 'Récépissé',
    number: 'Numéro',
    applicant: 'Candidature de',
    version: 'Envoi n°\u00a0{{number}}',
    counts: 'la version qui compte',
    hash: 'Empreinte SHA-256\u00a0:',
    use: 'Ce numéro et cette empreinte prouvent ce que vous avez envoyé, et quand.',
    check: 'Comparer un fichier avec ce récépissé',
  },
  pdf: {
    receipt: 'Télécharger le récépissé (PDF)',
    sent: 'Télécharger ce qui a été envoyé (PDF)',
    copy: 'Télécharger mes réponses actuelles (PDF)',
  },
  trial: {
    title: 'Candidature d’essai',
    lead: 'Vous voyez votre formulaire comme les candidats le verront. Vous seul lisez cet essai\u00a0: il ne compte dans aucun chiffre et sera supprimé le {{date}}.',
    asksNobody:
      'Pendant un essai, personne n’est sollicité\u00a0: ni référents, ni co-rédacteurs. Les lettres demandées ne sont donc pas exigées.',
    sent: 'Votre essai est envoyé. Pour recommencer, supprimez-le.',
    back: 'Revenir au formulaire',
    delete: 'Supprimer cet essai',
    receipt: 'Récépissé d’essai',
    noProof: 'Ce récépissé est celui d’un essai\u00a0: il ne prouve rien.',
  },
  completion: {
    title: 'Un fichier est à remplacer',
    answer: 'Fichier à remplacer',
    refused:
      'Le contrôle de sécurité a refusé un fichier après votre envoi\u00a0: personne ne peut l’ouvrir.',
    files: 'Refusé\u00a0: {{names}}.',
    until:
      'Vous pouvez le remplacer jusqu’au {{instant}}, même si l’appel est clos. Le reste de votre candidature ne change pas.',
    ofOthers:
      'La personne ou un propriétaire de la structure qui candidate peut le remplacer jusqu’au {{instant}}.',
    inForm: 'Remplacez-le dans le formulaire et envoyez une nouvelle version, au plus tard le {{instant}}.',
    overTitle: 'Le délai pour remplacer un fichier est dépassé',
    over: 'Le fichier refusé par le contrôle de sécurité pouvait être remplacé jusqu’au {{instant}}. Votre candidature reste telle que vous l’avez envoyée, sans ce fichier.',
    action: 'Envoyer le nouveau fichier',
    waiting: 'L’envoi sera possible dès que le fichier sera arrivé.',
    after: 'Une nouvelle version de votre candidature sera enregistrée, avec un nouveau récépissé.',
    row: 'Un fichier refusé est à remplacer avant le {{instant}}.',
    rowOver: 'Un fichier refusé n’a pas été remplacé avant le {{instant}}.',
  },
  request: {
    title: 'Votre candidature est à compléter',
    team: 'L’équipe de l’appel vous écrit\u00a0:',
    until:
      'Vous pouvez répondre jusqu’au {{instant}}, même si l’appel est clos. Le reste de votre candidature ne change pas.',
    ofOthers:
      'La personne ou un propriétaire de la structure qui candidate peut répondre jusqu’au {{instant}}.',
    inForm:
      'Modifiez ces réponses dans le formulaire et envoyez une nouvelle version, au plus tard le {{instant}}.',
    overTitle: 'Le délai pour compléter votre candidature est dépassé',
    over: 'L’équipe de l’appel vous avait demandé de la compléter avant le {{instant}}. Elle reste telle que vous l’avez envoyée.',
    action: 'Envoyer la réponse',
    row: 'À compléter avant le {{instant}}.',
    rowOver: 'N’a pas été complétée avant le {{instant}}.',
  },
  answers: { title: 'Vos réponses', none: 'Sans réponse' },
  list: {
    title: 'Vos candidatures',
    lead: 'Les vôtres et celles de vos structures, la dernière modifiée en premier.',
    empty: 'Ici se trouvent les candidatures que vous préparez et celles que vous avez envoyées.',
    find: 'Trouvez un appel ouvert qui se candidate sur Passerelle.',
    answer: 'Répondez à ses questions\u00a0: tout est enregistré au fur et à mesure.',
    send: 'Envoyez votre candidature avant la clôture et gardez son récépissé.',
    calls: 'Voir les appels ouverts',
    onBehalfOf: 'Pour {{name}}',
    withApplicant: 'Vous participez à la candidature de {{name}}.',
    withFormer: 'Vous participez à la candidature d’une autre personne.',
    number: 'Récépissé {{number}}',
  },
  state: {
    draft: 'Brouillon',
    sent: 'Envoyée',
    eligible: 'Éligible',
    ineligible: 'Non éligible',
    takenBack: 'Reprise\u00a0: la version envoyée compte',
    lapsed: 'Non envoyée',
    withdrawn: 'Retirée',
  },
  next: {
    draft: 'À terminer et à envoyer avant le {{closing}}.',
    draftOpenEnd: 'À terminer et à envoyer.',
    takenBack: 'Nouvelle version à envoyer avant le {{closing}}.',
    sent: 'Envoyée le {{instant}}. Vous serez prévenu de la suite.',
    sentOpen: 'Envoyée le {{instant}}. Modifiable jusqu’au {{closing}}.',
    ineligible: 'L’équipe de l’appel vous a écrit pourquoi.',
    lapsed: 'L’appel ne reçoit plus de candidatures. Vos réponses du {{saved}} restent lisibles.',
    withdrawn: 'Retirée le {{instant}}.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    applications: typeof fr;
  }
}
