/** Texts of the list of the supported projects that one benefits from, and of their form. */
export const fr = {
  title: 'Vos projets',
  lead: 'Les projets soutenus dont vous ou votre structure êtes bénéficiaire. Vous proposez des modifications, l’équipe décide.',
  none: {
    what: 'Aucun projet soutenu n’est encore rattaché à votre compte ou à l’une de vos structures.',
    who: 'L’équipe de Passerelle crée la page de chaque projet soutenu et y rattache ses bénéficiaires. Vous retrouverez ensuite le projet ici et pourrez proposer des modifications.',
    contact: 'Écrire à l’équipe au sujet de votre projet',
  },
  total_one: '{{count}} projet',
  total_many: '{{count}} de projets',
  total_other: '{{count}} projets',
  form: {
    new: 'Projet soutenu',
    proposal:
      'La page de ce projet est publique. Elle ne change pas tant que l’équipe n’a pas appliqué les modifications que vous proposez ici.',
    closed: 'Ce projet ne peut pas être modifié pour le moment. Voici où il en est et ce qu’il contient.',
    toList: 'Voir vos projets',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    ownProjects: typeof fr;
  }
}
