export const fr = {
  errorPrefix: 'Erreur :',
  summary: 'La connexion n’a pas abouti',
  byPassword: 'Se connecter par mot de passe',
  switchTitle: 'De l’administration au site',
  switchLead: 'L’équipe passe de WordPress au site public sans saisir de nouveau son mot de passe.',
  switch_failed: 'Une erreur est survenue pendant le passage au site. Réessayez depuis l’administration.',
  switch_token_missing:
    'Le jeton de passage est manquant : cette page s’ouvre depuis la barre de l’administration, par « Aller sur le site, connecté ».',
  switch_token_invalid:
    'Le jeton de passage n’est pas valide ou a expiré : il sert une seule fois, pendant une minute. Recommencez depuis l’administration.',
  content_system_unavailable:
    'Le site ne peut pas vérifier votre compte pour l’instant. Réessayez dans quelques minutes.',
  rate_limited: 'Trop de demandes en peu de temps. Patientez une minute, puis recommencez.',
  backToAdmin: 'Revenir à l’administration',
} as const;
