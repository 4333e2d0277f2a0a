/** The frame of the signed-in application. */
export const fr = {
  navigation: 'Votre espace',
  menu: 'Menu',
  rail: {
    forYou: 'Pour vous',
    ownInitiatives: 'Vos initiatives',
    ownEvents: 'Vos événements',
    ownResources: 'Vos ressources',
    ownProjects: 'Vos projets',
    ownReviews: 'Vos évaluations',
    ownCalls: 'Vos appels',
    ownApplications: 'Vos candidatures',
    profileForm: 'Mon profil',
    structures: 'Vos structures',
    favourites: 'Vos favoris',
    stats: 'Vos statistiques',
    trends: 'Tendances',
    moderations: 'Vos validations',
    settings: 'Paramètres',
    administration: 'Administration',
  },
  command: 'Aller à',
  root: 'Votre espace',
  screens: {
    member: 'Membre',
    newApplication: 'Nouvelle candidature',
    notices: 'Notifications',
    reports: 'Signalements de membres',
  },
  begin: {
    open: 'Nouveau',
    initiative: 'Nouvelle initiative',
    event: 'Nouvel événement',
    resource: 'Nouvelle ressource',
    call: 'Nouvel appel à candidatures',
    structure: 'Nouvelle structure',
    closed: 'Disponible quand votre profil sera publié\u00a0: voir où il en est',
  },
  waiting: {
    toEdit_one: '{{count}} fiche à modifier',
    toEdit_many: '{{count}} de fiches à modifier',
    toEdit_other: '{{count}} fiches à modifier',
    drafts_one: '{{count}} brouillon',
    drafts_many: '{{count}} de brouillons',
    drafts_other: '{{count}} brouillons',
    toDecide_one: '{{count}} fiche à valider',
    toDecide_many: '{{count}} de fiches à valider',
    toDecide_other: '{{count}} fiches à valider',
    reports_one: '{{count}} signalement à traiter',
    reports_many: '{{count}} de signalements à traiter',
    reports_other: '{{count}} signalements à traiter',
    answers_one: '{{count}} réponse attendue',
    answers_many: '{{count}} de réponses attendues',
    answers_other: '{{count}} réponses attendues',
  },
  unread_one: '{{count}} notification non lue',
  unread_many: '{{count}} de notifications non lues',
  unread_other: '{{count}} notifications non lues',
  noUnread: 'Notifications',
  noticesLoading: 'Chargement des notifications…',
  noticesFailed: 'Les notifications n’ont pas pu être chargées. Rouvrez ce panneau.',
  account: 'Votre compte',
  signOutLoses:
    'Une partie de votre saisie n’est enregistrée que sur cet appareil et sera effacée. Vous déconnecter quand même\u202f?',
  close: 'Fermer ce message',
  notices: {
    activated: 'Bienvenue\u00a0: votre compte est activé.',
  },
  errors: {
    offlineTitle: 'Vous êtes hors connexion',
    offlineText: 'Cet écran n’a pas pu être chargé. Il s’ouvrira dès que la connexion sera rétablie.',
    sessionTitle: 'Votre session a expiré',
    sessionText: 'Reconnectez-vous pour ouvrir cet écran.',
    backToSpace: 'Retour à votre espace',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    workspace: typeof fr;
  }
}
