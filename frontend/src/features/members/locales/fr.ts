/** Texts of the detail of a member. */
export const fr = {
  lead: 'Profil de membre',
  about: 'Présentation',
  structures: 'Structures',
  membership: '{{name}} ({{role}})',
  published: 'Publications',
  place: '{{city}}, {{country}}',
  from: 'depuis le {{date}}',
  until: 'jusqu’au {{date}}',
  period: 'du {{from}} au {{to}}',
  confidential: {
    title: 'Informations réservées',
    note: 'Visibles du membre, de l’équipe et des validateurs de ses pays. Chaque ouverture d’un document est enregistrée.',
    email: 'Adresse e-mail',
    decisions: 'Décisions',
    decision: '{{status}}, le {{date}}',
    decisionBy: '{{status}}, le {{date}}, par {{name}}',
    reason: 'Motif\u00a0: {{reason}}',
  },
  decisions: {
    VALID: 'Approuvé',
    TO_EDIT: 'À modifier',
    REJECTED: 'Refusé',
    PENDING: 'Remis en attente',
  },
  roles: {
    title: 'Rôles',
    lead: 'Ce que ce membre peut faire de plus que les autres. Il est prévenu par e-mail.',
    operateur: 'Opérateur\u00a0: crée et suit les appels à candidatures',
    moderateur: 'Validateur\u00a0: examine ce que proposent les membres d’un pays',
    country: 'Pays du validateur',
    countryHint: 'Les profils et les contenus de ce pays lui sont soumis.',
    noCountry: 'Choisir un pays',
    save: 'Enregistrer les rôles',
    unchanged: 'Ces rôles sont déjà ceux du membre.',
    failed: 'Le serveur est injoignable\u00a0: les rôles n’ont pas changé. Réessayez dans un instant.',
    confirm: {
      title: 'Modifier les rôles de {{name}}\u202f?',
      cancel: 'Ne rien changer',
      give_operateur: 'Donner le rôle d’opérateur.',
      give_moderateur: 'Donner le rôle de validateur ({{country}}).',
      keep_moderateur: 'Changer le pays du rôle de validateur\u00a0: {{country}}.',
      take_operateur: 'Retirer le rôle d’opérateur.',
      take_moderateur: 'Retirer le rôle de validateur.',
      signedOut: 'Retirer un rôle déconnecte ce membre de tous ses appareils.',
      save: 'Confirmer',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    members: typeof fr;
  }
}
