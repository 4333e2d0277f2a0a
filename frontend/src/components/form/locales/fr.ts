/** What is wrong with one field, by code. The server says the same to those without script and to callers of /api. */
export const fr = {
  required: 'Ce champ est obligatoire.',
  invalid: 'Cette valeur n’est pas valide.',
  too_long: 'Le nombre de caractères dépasse la limite autorisée.',
  unexpected: 'Ce champ n’est pas attendu.',
  invalid_email: 'L’adresse e-mail indiquée n’est pas valide.',
  invalid_phone: 'Le numéro de téléphone n’est pas valide.',
  unknown_email: 'Aucun utilisateur n’est associé à cette adresse e-mail, veuillez réessayer.',
  password_too_short: 'Le mot de passe doit contenir au moins 8 caractères.',
  password_case: 'Le mot de passe doit contenir des minuscules et des majuscules.',
  password_digit_or_special: 'Le mot de passe doit contenir au moins un chiffre ou un caractère spécial.',
  password_contains_email: 'Le mot de passe ne doit pas contenir votre adresse e-mail.',
  password_mismatch: 'Les mots de passe ne correspondent pas.',
  password_current_incorrect: 'Le mot de passe actuel est incorrect.',
  password_common: 'Ce mot de passe est trop courant\u202f: il serait deviné facilement.',
  privacy_consent_required: 'Veuillez accepter la politique de confidentialité.',
  bot_check_retry: 'La vérification anti-robot n’a pas abouti. Patientez quelques secondes, puis réessayez.',
} as const;
