/** Texts of all forms. */
export const fr = {
  /** Texts that replace those of the catalogue for people who have just filled in a form. */
  problems: {
    cookies_refused:
      'Les cookies sont obligatoires pour envoyer ce formulaire. Autorisez-les dans votre navigateur, puis réessayez.',
    csrf_invalid: 'Cette page est restée ouverte trop longtemps. Envoyez de nouveau le formulaire.',
    content_system_unavailable:
      'Le site ne peut pas enregistrer votre demande pour l’instant. Réessayez dans quelques minutes\u00a0: votre saisie est conservée dans le formulaire.',
    wait_one: 'Trop de tentatives. Patientez {{count}} minute, puis réessayez.',
    wait_many: 'Trop de tentatives. Patientez {{count}} de minutes, puis réessayez.',
    wait_other: 'Trop de tentatives. Patientez {{count}} minutes, puis réessayez.',
  },
  errorPrefix: 'Erreur\u00a0:',
  allRequired: 'Tous les champs sont obligatoires.',
  optional: 'facultatif',
  choose: 'Choisissez…',
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  /** Errors of fields that are empty. */
  missing: {
    firstName: 'Indiquez votre prénom.',
    lastName: 'Indiquez votre nom.',
    country: 'Choisissez votre pays.',
    email: 'Indiquez votre adresse e-mail.',
    subject: 'Indiquez l’objet de votre message.',
    message: 'Écrivez votre message.',
    password: 'Saisissez un mot de passe.',
    passwordConfirm: 'Saisissez le mot de passe une seconde fois.',
    number: 'Indiquez le numéro du récépissé.',
    sha256: 'Choisissez un fichier, ou indiquez son empreinte.',
  },
  rules: {
    title: 'Votre mot de passe doit\u00a0:',
    password_too_short: 'contenir au moins 8 caractères',
    password_case: 'mêler minuscules et majuscules',
    password_digit_or_special: 'contenir un chiffre ou un caractère spécial',
    password_contains_email: 'ne pas contenir votre adresse e-mail',
    password_common: 'ne pas être un mot de passe courant',
    met: 'fait',
  },
  /** Texts of scripts only. */
  script: {
    offline: 'La connexion est interrompue. Vérifiez-la, puis réessayez\u00a0: rien n’est perdu.',
    sending: 'Envoi en cours',
    again: {
      title: 'Votre session a expiré',
      lead: 'Reconnectez-vous pour continuer\u00a0: votre saisie est conservée dans le formulaire et sera envoyée ensuite.',
      close: 'Revenir au formulaire',
      elsewhere: 'Se connecter autrement, dans un nouvel onglet',
      otherAccount:
        'Ce formulaire a été rempli avec un autre compte. Connectez-vous avec celui-ci, ou revenez au formulaire.',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    form: typeof fr;
  }
}
