export const fr = {
  title: 'Paramètres',
  lead: 'Votre compte, vos préférences, vos sessions et vos données.',
  sections: 'Dans cette page',
  notices: {
    'email-asked':
      'Nous avons envoyé un message à votre nouvelle adresse. Ouvrez-le et suivez son lien pour la confirmer.',
    'email-cancelled': 'Le changement d’adresse est annulé.',
    'account-saved': 'Votre compte est à jour.',
    'password-changed': 'Votre mot de passe est changé. Toutes vos autres sessions sont fermées.',
    'preferences-saved': 'Vos préférences sont enregistrées.',
    'session-ended': 'La session est fermée.',
    'others-ended': 'Toutes vos autres sessions sont fermées.',
    'deletion-asked': 'Votre demande est enregistrée. Un e-mail vous le confirme.',
    'deletion-cancelled': 'La suppression est annulée. Votre compte reste comme il est.',
  },
  banner: 'Votre compte sera supprimé le {{date}}.',
  bannerLink: 'Voir ou annuler',
  account: {
    title: 'Compte',
    firstName: 'Prénom',
    lastName: 'Nom',
    phoneCountry: 'Indicatif du téléphone',
    phone: 'Numéro de téléphone',
    phoneHint: 'Comme vous l’écrivez dans ce pays. Il n’est montré à personne.',
    noPhoneCountry: 'Choisissez un indicatif',
    country: 'Pays',
    noCountry: 'Choisissez un pays',
    language: 'Langue des messages',
    languageHint:
      'Celle des e-mails que nous vous envoyons. Celle du site se choisit en haut de chaque page.',
    french: 'Français',
    english: 'Anglais',
    submit: 'Enregistrer mon compte',
    summary: 'Votre compte n’est pas enregistré',
  },
  email: {
    title: 'Adresse e-mail',
    current: 'Votre adresse\u00a0:',
    text: 'Votre compte garde cette adresse jusqu’à ce que la nouvelle soit confirmée.',
    next: 'Nouvelle adresse e-mail',
    hint: 'Un message y sera envoyé, avec un lien à suivre.',
    password: 'Votre mot de passe',
    submit: 'Changer mon adresse',
    summary: 'La demande n’est pas enregistrée',
    waiting: 'En attente de confirmation\u00a0:',
    waitingText: 'Ouvrez le message envoyé à cette adresse et suivez son lien, dans les 24\u00a0heures.',
    cancel: 'Annuler ce changement',
    again: 'Demander une autre adresse, ou un nouveau message',
  },
  password: {
    title: 'Mot de passe',
    text: 'Le changer ferme vos sessions sur tous vos autres appareils.',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    confirm: 'Nouveau mot de passe, encore une fois',
    submit: 'Changer mon mot de passe',
    summary: 'Votre mot de passe n’est pas changé',
  },
  preferences: {
    title: 'Préférences',
    text: 'Ce qui vous intéresse, pour vous montrer d’abord ce qui vous concerne.',
    newsletter: 'Recevoir la lettre d’information à {{email}}',
    submit: 'Enregistrer mes préférences',
    summary: 'Vos préférences ne sont pas enregistrées',
  },
  sessions: {
    title: 'Sessions ouvertes',
    text: 'Fermez celles que vous ne reconnaissez pas, puis changez votre mot de passe.',
    inWordPress: 'ouverte aussi dans l’administration',
    current: 'cette session',
    since: 'ouverte le {{date}}',
    used: 'dernière activité le {{date}}',
    end: 'Fermer cette session',
    endOthers: 'Fermer toutes les autres sessions',
    unknownDevice: 'Appareil inconnu',
  },
  data: {
    title: 'Mes données',
    exportTitle: 'Télécharger mes données',
    exportText:
      'Une archive ZIP avec tout ce que le site garde à votre sujet, vos fichiers compris. Les données d’autres personnes n’y sont pas.',
    password: 'Votre mot de passe',
    passwordHint:
      'Nous le demandons encore une fois\u00a0: quelqu’un d’autre pourrait être devant cet écran.',
    exportSubmit: 'Télécharger l’archive',
    exportSummary: 'L’archive n’a pas été préparée',
    deleteTitle: 'Supprimer mon compte',
    deleteText_one:
      'Votre compte sera supprimé après {{count}} jour. D’ici là, vous pouvez changer d’avis à tout moment.',
    deleteText_many:
      'Votre compte sera supprimé après {{count}} de jours. D’ici là, vous pouvez changer d’avis à tout moment.',
    deleteText_other:
      'Votre compte sera supprimé après {{count}} jours. D’ici là, vous pouvez changer d’avis à tout moment.',
    deleteAlways:
      'Votre profil, vos brouillons, vos fichiers privés, vos préférences et vos sessions seront effacés dans tous les cas.',
    published: 'Que faire de ce que vous avez publié\u202f?',
    keep: 'Le laisser en ligne, sans mon nom',
    transfer: 'Le confier à un membre de mes structures',
    remove: 'Le retirer du site',
    heir: 'Membre qui le reprend',
    noHeir: 'Choisissez un membre',
    deleteSubmit: 'Demander la suppression',
    deleteSummary: 'La suppression n’est pas demandée',
    deleteOwner:
      'Vous êtes seul propriétaire de\u00a0: {{names}}. Transmettez d’abord cette propriété, ou écrivez-nous.',
    deleteOwnerLink: 'Voir mes structures',
    deleteStaff:
      'Les comptes de l’équipe sont fermés par un administrateur, depuis l’administration de WordPress.',
    deleteContact: 'Vous préférez nous le demander\u202f?',
    deleteContactLink: 'Écrivez à l’équipe',
    pending: 'Votre compte sera supprimé le {{date}}. D’ici là, tout fonctionne comme avant.',
    cancel: 'Garder mon compte',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    settings: typeof fr;
  }
}
