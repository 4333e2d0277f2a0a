/** The frame of the signed-in application. */
export const fr = {
  navigation: 'Votre espace',
  menu: 'Menu',
  rail: {
    forYou: 'Pour vous',
    ownInitiatives: 'Vos initiatives',
    ownEvents: 'Vos évènements',
    ownResources: 'Vos ressources',
    ownCalls: 'Vos appels',
    profileForm: 'Mon profil',
    structures: 'Vos structures',
    favourites: 'Vos favoris',
    stats: 'Vos statistiques',
    trends: 'Tendances',
    moderations: 'Vos validations',
    settings: 'Paramètres',
    administration: 'Administration',
  },
  waiting_one: '{{count}} fiche en attente',
  waiting_many: '{{count}} de fiches en attente',
  waiting_other: '{{count}} fiches en attente',
  unread_one: '{{count}} notification non lue',
  unread_many: '{{count}} de notifications non lues',
  unread_other: '{{count}} notifications non lues',
  noUnread: 'Notifications',
  noticesLoading: 'Les notifications arrivent.',
  noticesFailed: 'Les notifications n’ont pas pu être chargées. Fermez, puis rouvrez.',
  account: 'Votre compte',
  signOutLoses:
    'Une partie de ce que vous avez écrit n’est que sur cet appareil, et sera effacée. Se déconnecter quand même\u00a0?',
  close: 'Fermer ce message',
  notices: {
    activated: 'Votre compte est activé, et vous êtes connecté.',
  },
  errors: {
    offlineTitle: 'Vous êtes hors connexion',
    offlineText:
      'Cet écran n’a pas pu être chargé. Il s’ouvrira de lui-même dès que la connexion sera revenue.',
    sessionTitle: 'Votre session est terminée',
    sessionText: 'Reconnectez-vous pour ouvrir cet écran.',
    backToSpace: 'Revenir à votre espace',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    workspace: typeof fr;
  }
}
