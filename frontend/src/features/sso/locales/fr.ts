export const fr = {
  errorPrefix: 'Erreur :',
  summary: 'La connexion a échoué',
  byPassword: 'Se connecter avec un mot de passe',
  switchTitle: 'Le passage au site a échoué',
  switchBeginTitle: 'Aller sur le site depuis l’administration',
  switchBegin:
    'Dans la barre du haut de l’administration, choisissez «\u00a0Aller sur le site, connecté\u00a0». Ou connectez-vous ici avec votre mot de passe.',
  switchLead: 'Recommencez depuis l’administration, ou connectez-vous ici avec votre mot de passe.',
  switch_failed: 'Une erreur est survenue pendant le passage au site. Réessayez depuis l’administration.',
  switch_token_missing:
    'Cette page s’ouvre depuis l’administration\u00a0: dans la barre du haut, choisissez «\u00a0Aller sur le site, connecté\u00a0».',
  switch_token_invalid: 'Ce lien n’est plus valable\u00a0: il ne sert qu’une fois, pendant une minute.',
  content_system_unavailable:
    'Le site ne peut pas vérifier votre compte pour l’instant. Réessayez dans quelques minutes.',
  rate_limited: 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.',
  backToAdmin: 'Revenir à l’administration',
  administrationTitle: 'Vers l’administration',
  administrationLead:
    'Votre session sur le site ouvre aussi l’administration de WordPress. Si vous vous déconnectez de l’un, vous l’êtes aussi de l’autre.',
  administrationOpening: 'L’administration s’ouvre. Si rien ne se passe, utilisez ce bouton.',
  administrationGo: 'Ouvrir l’administration',
  administrationSummary: 'L’administration ne s’est pas ouverte',
  administrationProblem: {
    switch_token_invalid:
      'Ce lien n’est plus valable\u00a0: il ne sert qu’une fois, pendant une minute. Recommencez ci-dessous.',
    cookies_refused:
      'L’administration n’a pas pu conserver votre connexion. Autorisez ses cookies dans votre navigateur, puis réessayez.',
    csrf_invalid: 'Cette page est restée ouverte trop longtemps. Recommencez ci-dessous.',
  },
  oauthTitle: 'Connexion avec {{provider}}',
  oauthTitleAny: 'Connexion avec un autre réseau',
  authenticating: 'Retour sur Passerelle. Connexion en cours…',
  continue: 'Terminer la connexion',
  oauth: {
    access_denied: 'Vous n’avez pas donné votre accord : rien n’a été transmis.',
    authentication_failed:
      'Une erreur est survenue pendant la connexion. Réessayez, ou utilisez votre mot de passe.',
    content_system_unavailable:
      'Le site ne peut pas vérifier votre compte pour l’instant. Réessayez dans quelques minutes.',
    cookies_refused:
      'Les cookies sont obligatoires pour se connecter. Autorisez-les dans votre navigateur, puis réessayez.',
    csrf_invalid:
      'Cette connexion a déjà servi, a expiré ou a commencé dans un autre navigateur. Recommencez depuis la page de connexion.',
    invalid_credentials: 'Ce compte ne permet pas de se connecter.',
    oauth_email_missing:
      'La connexion par un réseau nécessite une adresse e-mail vérifiée par ce réseau, et il n’en a transmis aucune.',
    oauth_identity_taken: 'Ce compte du réseau ouvre déjà un autre compte Passerelle.',
    rate_limited: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez.',
    social_consent_missing:
      'La connexion par un réseau nécessite votre accord pour ses cookies. Vous pouvez le retirer à tout moment.',
  },
  chooseCookies: 'Choisir les cookies',
  signUp: 'Créer un compte',
  linkInstead:
    'Vous pouvez vous connecter avec votre mot de passe et relier les deux comptes\u00a0: le réseau ouvrira ensuite votre compte Passerelle.',
  linkTitle: 'Relier deux comptes',
  linkKnown:
    'L’adresse {{account}} a déjà un compte Passerelle. Connectez-vous une fois avec votre mot de passe pour prouver qu’il est à vous\u00a0: {{provider}} l’ouvrira ensuite.',
  linkNoAddress:
    '{{provider}} vous connaît sous «\u00a0{{account}}\u00a0». Connectez-vous avec votre mot de passe pour que {{provider}} ouvre votre compte Passerelle.',
  linkQuestion:
    'Le compte {{provider}} « {{account}} » doit-il ouvrir désormais le compte Passerelle de {{name}} ?',
  signInToLink: 'Se connecter pour relier',
  linkNow: 'Relier à {{provider}}',
  linkNot: 'Ne pas relier',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sso: typeof fr;
  }
}
