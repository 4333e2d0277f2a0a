/** Texts of the list of the supported projects that one benefits from, and of their form. */
export const fr = {
  title: 'Vos projets',
  lead: 'Les projets soutenus dont vous êtes bénéficiaire, vous ou votre structure. Vous en proposez des modifications, l’équipe décide.',
  none: {
    what: 'Aucun projet soutenu n’est encore rattaché à votre compte, ni à l’une de vos structures.',
    who: 'C’est l’équipe de Passerelle qui crée la page d’un projet soutenu et y rattache ses bénéficiaires. Dès que c’est fait, vous retrouvez le projet ici et vous pouvez en proposer des modifications.',
    contact: 'Écrire à l’équipe au sujet de votre projet',
  },
  total_one: '{{count}} projet',
  total_many: '{{count}} de projets',
  total_other: '{{count}} projets',
  form: {
    new: 'Projet soutenu',
    proposal:
      'La page de ce projet est publique. Elle reste telle qu’elle est jusqu’à ce que l’équipe applique les modifications que vous proposez ici.',
    closed: 'Ce projet ne peut pas être modifié ici pour le moment. Voici où il en est et ce qu’il contient.',
    toList: 'Voir vos projets',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownProjects: typeof fr;
  }
}
