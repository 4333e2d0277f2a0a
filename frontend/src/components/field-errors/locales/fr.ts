/** What is wrong with one field, by code: the server's texts too, for pages and for callers of /api. */
export const fr = {
  required: 'Ce champ est obligatoire.',
  invalid: 'Cette valeur n’est pas valide.',
  too_long: 'Le nombre de caractères dépasse la limite autorisée.',
  unexpected: 'Ce champ n’est pas attendu.',
  invalid_email: 'L’adresse e-mail indiquée n’est pas valide.',
  invalid_phone: 'Le numéro de téléphone n’est pas valide.',
  invalid_slug: 'Slug non valide\u00a0: seulement des lettres minuscules, des chiffres et des tirets.',
  unknown_country: 'Ce pays n’existe pas\u00a0: choisissez-en un dans la liste.',
  unknown_email: 'Aucun utilisateur n’est associé à cette adresse e-mail, veuillez réessayer.',
  password_too_short: 'Le mot de passe doit contenir au moins 8 caractères.',
  password_case: 'Le mot de passe doit contenir des minuscules et des majuscules.',
  password_digit_or_special: 'Le mot de passe doit contenir au moins un chiffre ou un caractère spécial.',
  password_contains_email: 'Le mot de passe ne doit pas contenir votre adresse e-mail.',
  password_mismatch: 'Les mots de passe ne correspondent pas.',
  password_current_incorrect: 'Le mot de passe actuel est incorrect.',
  password_common: 'Ce mot de passe est trop courant\u00a0: il serait deviné facilement.',
  nonexistent_time:
    'Cette heure n’existe pas ce jour-là\u00a0: on y passe à l’heure d’été. Choisissez une heure plus tard.',
  privacy_consent_required: 'Veuillez accepter la politique de confidentialité.',
  bot_check_retry: 'La vérification anti-robot n’a pas abouti. Patientez quelques secondes, puis réessayez.',
  file_type: 'Ce type de fichier n’est pas accepté.',
  file_too_large: 'Le fichier dépasse la taille permise.',
  file_corrupt: 'Ce fichier est abîmé et n’a pas pu être lu.',
  file_active_content:
    'Ce fichier contient des scripts, des macros, des fichiers joints ou des renvois ailleurs. Enregistrez-le sans eux, puis réessayez.',
  file_encrypted:
    'Ce fichier est protégé par un mot de passe ou des restrictions\u00a0: il ne peut pas être vérifié. Retirez la protection, puis réessayez.',
  file_too_complex:
    'Ce fichier est trop complexe pour être vérifié. Enregistrez-le sous une forme plus simple, puis réessayez.',
  file_infected: 'L’antivirus a reconnu un contenu dangereux dans ce fichier.',
  file_not_scanned: 'Ce fichier n’a pas pu être examiné par l’antivirus. Envoyez-en un plus petit.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fieldErrors: typeof fr;
  }
}
