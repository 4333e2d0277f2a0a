import { dashboardRoot, type RouteEntry } from './routes.ts';

const declared = (fr: string, en: string): RouteEntry => ({ fr, en, published: false, kind: 'workspace' });
const dashboard = (fr: string, en: string): RouteEntry =>
  declared(`${dashboardRoot.fr}${fr}`, `${dashboardRoot.en}${en}`);

/** Routes of the specification whose screens do not exist yet: they answer 404 and no link leads to them. */
export const declaredRoutes = {
  structures: declared('/structures/', '/en/structures/'),
  structureForm: declared('/structures/fiche-structure/', '/en/structures/sheet-structure/'),
  profileForm: declared('/annuaire/fiche-formulaire/', '/en/annuaire/sheet-form/'),
  stats: dashboard('vos-statisiques/', 'your-stats/'),
  trends: dashboard('tendances/', 'trends/'),
  ownInitiatives: dashboard('vos-initiatives/', 'your-initiatives/'),
  newInitiative: dashboard('vos-initiatives/nouveau/', 'your-initiatives/new/'),
  editInitiative: dashboard('vos-initiatives/editer/:id/', 'your-initiatives/edit/:id/'),
  ownProjects: dashboard('vos-projets/', 'your-projects/'),
  ownCalls: dashboard('vos-appels-a-candidatures/', 'your-call-for-applications/'),
  newCall: dashboard('vos-appels-a-candidatures/nouveau/', 'your-call-for-applications/new/'),
  editCall: dashboard('vos-appels-a-candidatures/editer/:id/', 'your-call-for-applications/edit/:id/'),
  moderations: dashboard('vos-validations/', 'your-validations/'),
  moderateInitiative: dashboard('vos-validations/initiative/:id/', 'your-validations/initiative/:id/'),
  ownEvents: dashboard('vos-evenements/', 'your-events/'),
  ownResources: dashboard('vos-ressources/', 'your-resources/'),
  favourites: dashboard('vos-favoris/', 'your-favorites/'),
  member: dashboard('membre/:id/', 'member/:id/'),
} satisfies Record<string, RouteEntry>;
