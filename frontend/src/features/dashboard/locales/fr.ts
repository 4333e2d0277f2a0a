export const fr = {
  forYou: {
    title: 'Pour vous',
    lead: 'Votre espace personnel sur Passerelle.',
    welcome: 'Bonjour {{name}}',
    welcomeWithoutName: 'Bonjour',
    canTitle: 'Ce que votre compte permet aujourd’hui',
    canRead: 'Lire en entier les contenus réservés aux membres, dans les deux langues.',
    canWrite: 'Écrire vos initiatives, les traduire et les soumettre pour validation.',
    canSessions: 'Voir où vous êtes connecté, et fermer une session à distance.',
    canPrefer: 'Choisir vos secteurs, vos pays et la lettre d’information.',
    canLeave: 'Télécharger vos données, ou supprimer votre compte.',
    toSettings: 'Modifier mon compte et mon mot de passe',
    deletionDue: 'Votre compte sera supprimé le {{date}}.',
    deletionLink: 'Voir ou annuler',
    canStaff: 'Travailler dans l’administration de WordPress, avec le même compte.',
    nextTitle: 'Ce qui arrive ensuite',
    nextText:
      'Vos favoris, votre profil dans l’annuaire et des contenus choisis pour vous trouveront bientôt leur place ici.',
    discover: 'Découvrir les initiatives',
    accountTitle: 'Votre compte',
    name: 'Nom',
    roles: 'Rôle',
    role_beneficiaire: 'Bénéficiaire',
    role_operateur: 'Opérateur',
    role_moderateur: 'Modérateur',
    role_editor: 'Équipe éditoriale',
    role_administrator: 'Administrateur',
    role_super_administrateur: 'Super administrateur',
    noRole: 'Aucun',
    email: 'Adresse e-mail',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    dashboard: typeof fr;
  }
}
