import paths from '../../../wp-plugin/config/paths.json' with { type: 'json' };
import { archives, itemPathIn } from './item-paths.ts';
import {
  applicationFigures,
  callForm,
  callPaths,
  dashboardRoot,
  eventForm,
  formComposer,
  mentoredApplication,
  receivedApplication,
  decisions,
  decisionReview,
  receivedApplications,
  initiativeForm,
  moderated,
  projectForm,
  resourceForm,
  ownList,
  sectionPath,
  statisticsScreen,
} from './dashboard-routes.ts';
import { type Language, languages } from './locales.ts';
import {
  accountForm,
  archive,
  begins,
  detail,
  formTexts,
  framed,
  perVisitor,
  publicPage,
  type RouteEntry,
  workspace,
} from './route-kinds.ts';
import { cookiesPath, externalLinkPath, searchPath } from './script-paths.ts';
import { settingsRoutes } from './settings-routes.ts';
import { administrators, anyAccount, anyMember, operators, reviewers, staff, validators } from './rights.ts';

const { pages } = paths;

/** Every route: router, server, guards, navigation, cache, sitemap, hreflang and the language switch read this table. */
export const routes = {
  home: publicPage(pages.home, { module: 'features/home/home-page', namespaces: ['home'], inSitemap: true }),
  search: publicPage(searchPath, { module: 'features/catalogue/search-page', namespaces: ['catalogue'] }),

  calls: archive(archives.call_for_application),
  directory: archive(archives.community_profile),
  projects: archive(archives.supported_projects),
  initiatives: archive(archives.initiative),
  events: archive(archives.event),
  resources: archive(archives.resource),
  trainings: archive(archives.formation),

  call: detail('call_for_application', 'features/calls/call-page', 'calls'),
  /** What a call on the platform asks, before signing in. */
  callQuestions: publicPage(
    {
      fr: `${itemPathIn('call_for_application', ':slug', 'fr')}questions/`,
      en: `${itemPathIn('call_for_application', ':slug', 'en')}questions/`,
    },
    {
      module: 'features/calls/call-questions/call-questions-page',
      namespaces: ['callQuestions', 'formOutline'],
    },
  ),
  project: detail('supported_projects', 'features/projects/project-page', 'projects'),
  initiative: detail('initiative', 'features/initiatives/initiative-page', 'initiatives'),
  event: detail('event', 'features/events/event-page', 'events'),
  resource: detail('resource', 'features/resources/resource-page', 'resources'),
  training: detail('formation', 'features/trainings/training-page', 'trainings'),
  /** Page of a person or a structure. */
  profile: detail('community_profile', 'features/directory/profile-page', 'directory'),

  privacy: publicPage(pages.privacy, {
    module: 'features/site/privacy-page',
    namespaces: ['site'],
    inSitemap: true,
  }),
  forbidden: publicPage({ fr: '/interdit/', en: '/en/forbidden/' }, { module: 'app/forbidden-page' }),
  error403: publicPage({ fr: '/403/', en: '/en/403/' }, { module: 'app/forbidden-page' }),
  error404: publicPage({ fr: '/404/', en: '/en/404/' }, {}),

  login: accountForm(pages.login, 'login-page'),
  signUp: accountForm({ fr: '/creer-un-compte/', en: '/en/sign-in/' }, 'sign-up-page', 'botCheck'),
  forgotPassword: accountForm(pages.forgotPassword, 'forgot-password-page', 'botCheck'),
  newPassword: accountForm(pages.newPassword, 'new-password-page'),
  activation: accountForm(pages.activation, 'activation-page', 'botCheck'),
  emailConfirm: accountForm(pages.emailConfirm, 'email-link-page'),
  emailUndo: accountForm(pages.emailUndo, 'email-link-page'),
  /** The link of an invitation by mail. */
  invitation: perVisitor(pages.invitation, {
    module: 'features/invitations/invitation-page',
    namespaces: ['invitations', 'auth', ...formTexts],
  }),
  /** The link of a mail that asks a referee for a letter of recommendation. */
  letter: perVisitor(pages.letter, {
    module: 'features/referees/letter-page',
    namespaces: ['referees', 'instants', ...formTexts],
  }),
  /** The link of a mail that stops mails of notices. */
  stopNotices: perVisitor(pages.stopNotices, {
    module: 'features/notices/stop-notices/stop-notices-page',
    namespaces: ['stopNotices', 'noticeKinds', ...formTexts],
  }),
  /** The link to the page of what is not public. */
  preview: perVisitor(pages.preview, {
    module: 'app/preview/preview-page',
    namespaces: ['preview', 'calls', 'directory', 'events', 'initiatives', 'resources', 'detail'],
  }),
  noProfile: accountForm({ fr: '/profil-inactif/', en: '/en/no-profile/' }, 'no-profile-page'),
  /** The public URL is the French one for both languages; the other path only selects the language. */
  oauth: perVisitor(
    { fr: '/oauth/', en: '/en/oauth/' },
    { module: 'features/sso/oauth-page', namespaces: ['sso', ...formTexts] },
  ),
  /** Error page of the switch from the administration. */
  switch: perVisitor(
    { fr: '/passage/', en: '/en/switch/' },
    { module: 'features/sso/switch-page', namespaces: ['sso'] },
  ),
  /** Choice of interests; with script it is a dialog. */
  welcome: perVisitor(
    { fr: '/bienvenue/', en: '/en/welcome/' },
    {
      who: anyMember,
      module: 'features/onboarding/welcome-page',
      namespaces: ['onboarding', ...formTexts, 'interests'],
    },
  ),
  contact: perVisitor(
    { fr: '/contact/', en: '/en/contact/' },
    { module: 'features/contact/contact-page', namespaces: ['contact', ...formTexts, 'botCheck'] },
  ),
  /** Compares a file with the receipt of an application. */
  receipt: perVisitor(pages.receipt, {
    module: 'features/receipts/receipt-page',
    namespaces: ['receipts', ...formTexts],
  }),
  /** Subscribing; `?hash=` of a mail: one's own subscription, which `&action=unsubscribe` is to end. */
  newsletter: perVisitor(pages.newsletter, {
    module: 'features/newsletter/newsletter-page',
    namespaces: ['newsletter', ...formTexts, 'botCheck', 'interests'],
  }),
  cookies: perVisitor(cookiesPath, { module: 'features/consent/cookies-page', namespaces: ['consent'] }),
  externalLink: perVisitor(externalLinkPath, {
    module: 'features/external-link/external-link-page',
    namespaces: ['externalLink'],
  }),

  /** `?id=`: one item among one’s favourites, or to be added. */
  favourite: perVisitor(
    { fr: '/favori/', en: '/en/favourite/' },
    { who: anyMember, module: 'features/favourites/favourite-page', namespaces: ['favourites'] },
  ),

  forYou: workspace(
    { fr: `${dashboardRoot.fr}pour-vous/`, en: `${dashboardRoot.en}for-you/` },
    { module: 'features/dashboard/for-you/for-you', namespaces: ['dashboard'], inRail: true },
  ),
  ownInitiatives: ownList('initiatives', 'ownInitiatives', pages.ownInitiatives),
  ownEvents: ownList('events', 'ownEvents', pages.ownEvents),
  ownResources: ownList('resources', 'ownResources', pages.ownResources),
  ownProjects: ownList('projects', 'ownProjects', pages.ownProjects),
  /** `?id=`: one application · `?call=`: of a call that one runs. */
  ownReviews: workspace(pages.ownReviews, {
    who: anyAccount,
    module: 'features/reviews/own-reviews',
    namespaces: ['reviews', 'questions', 'instants', 'pickers', 'stages'],
    inRail: true,
    railFor: reviewers,
    dailyFor: reviewers,
  }),
  /** Managers and mentors without the role come here by what links to it. */
  ownCalls: workspace(callPaths('', ''), {
    module: 'features/calls/own-calls/own-calls',
    namespaces: ['ownCalls', 'ownRecords', 'list', 'callSteps', 'instants'],
    inRail: true,
    railFor: operators,
    dailyFor: operators,
  }),
  ownApplications: workspace(pages.ownApplications, {
    module: 'features/applications/own-applications/own-applications',
    namespaces: ['applications', 'coWriters', 'instants', 'mentoring', 'stages'],
    inRail: true,
  }),
  profileForm: workspace(pages.profileForm, {
    module: 'features/profile/form/profile-form',
    namespaces: ['profile', 'ownRecords', 'pickers', 'recordForm', 'fieldErrors'],
    inRail: true,
  }),
  structures: workspace(pages.structures, {
    module: 'features/structures/own-structures',
    namespaces: ['structures', 'pickers'],
    inRail: true,
  }),
  favourites: workspace(
    { fr: `${dashboardRoot.fr}vos-favoris/`, en: `${dashboardRoot.en}your-favorites/` },
    {
      module: 'features/favourites/favourites',
      namespaces: ['favourites', 'list', 'instants'],
      inRail: true,
    },
  ),
  /** `?search=` the address of a list, and `&name=`: to be saved. */
  savedSearches: workspace(pages.savedSearches, {
    module: 'features/saved-searches/saved-searches',
    namespaces: ['savedSearches'],
  }),
  notices: workspace(pages.notices, {
    module: 'features/notices/notices',
    namespaces: ['notices', 'noticeKinds', 'list'],
  }),
  stats: statisticsScreen('stats', 'vos-statisiques/', 'your-stats/'),
  trends: statisticsScreen('trends', 'tendances/', 'trends/'),
  structureMembers: workspace(
    { fr: `${pages.structures.fr}membres/:id/`, en: `${pages.structures.en}members/:id/` },
    { module: 'features/structures/structure-members', namespaces: ['structures', 'pickers'] },
  ),
  /** Details of a structure as signed-in people may see them. */
  structureDetail: workspace(
    { fr: `${pages.structures.fr}detail/:id/`, en: `${pages.structures.en}detail/:id/` },
    { module: 'features/members/structure/structure-detail', namespaces: ['members', 'detail', 'choices'] },
  ),
  /** `?id=` edits one, `?inProfile=true` makes one within one’s own profile. */
  structureForm: workspace(
    { fr: `${pages.structures.fr}fiche-structure/`, en: `${pages.structures.en}sheet-structure/` },
    {
      module: 'features/structures/form/structure-form',
      namespaces: ['structures', 'ownRecords', 'pickers', 'recordForm', 'fieldErrors'],
      begins: true,
      needsProfile: true,
    },
  ),
  moderations: workspace(sectionPath('vos-validations/', 'your-validations/'), {
    who: validators,
    module: 'features/moderation/list/moderations',
    namespaces: ['moderation', 'ownRecords', 'list', 'pickers', 'fieldErrors', 'requestErrors'],
    inRail: true,
    dailyFor: validators,
  }),
  /** Reports of members. */
  reports: workspace(pages.reports, {
    who: validators,
    module: 'features/reports/reports',
    namespaces: ['reports', 'list', 'fieldErrors'],
  }),
  /** The list of the sections. */
  settings: framed(pages.settings, {
    who: anyAccount,
    module: 'features/settings/settings-page',
    namespaces: ['settings', 'workspace'],
    inRail: true,
  }),
  ...settingsRoutes,
  /** Page from which staff enter WordPress's administration. */
  administration: framed(pages.administration, {
    who: staff,
    module: 'features/sso/administration-page',
    namespaces: ['sso', 'workspace', ...formTexts],
    inRail: true,
  }),

  apolloCacheDump: perVisitor(
    { fr: '/apollo-cache-dump/', en: '/en/apollo-cache-dump/' },
    { who: administrators, module: 'features/technical/cache-dump-page', namespaces: ['technical'] },
  ),
  flushCache: perVisitor(
    { fr: '/flush-cache/', en: '/en/flush-cache/' },
    { who: administrators, module: 'features/technical/flush-cache-page', namespaces: ['technical'] },
  ),
  /** Every component in every state; outside production only. */
  design: perVisitor(
    { fr: '/design/', en: '/en/design/' },
    { module: 'app/design/design-page', namespaces: ['catalogue'] },
  ),

  newInitiative: begins(initiativeForm(sectionPath('vos-initiatives/nouveau/', 'your-initiatives/new/'))),
  editInitiative: initiativeForm(pages.editInitiative),
  editProject: projectForm(pages.editProject),
  newCall: begins(callForm('nouveau/', 'new/', operators)),
  /** Form of a call that the person manages, supports as a mentor or supervises; WordPress authorises. */
  editCall: callForm('editer/:id/', 'edit/:id/', anyMember),
  /** WordPress authorises: those who may edit the call compose its form. */
  applicationForm: formComposer,
  applicationFigures,
  decisions,
  decisionReview,
  receivedApplications,
  receivedApplication,
  moderateMember: moderated('membre', 'member'),
  moderateInitiative: moderated('initiative', 'initiative'),
  moderateEvent: moderated('evenement', 'event'),
  moderateResource: moderated('ressource', 'resource'),
  /** `?appel=`, `?call=`: the call that is applied for. */
  newApplication: workspace(pages.newApplication, {
    module: 'features/applications/begin/begin-application',
    namespaces: ['applications', 'instants'],
  }),
  application: workspace(pages.application, {
    module: 'features/applications/form/application',
    namespaces: [
      'applications',
      'applicationThread',
      'received',
      'stages',
      'coWriters',
      'mentoring',
      'letters',
      'ownDecision',
      'questions',
      'recordForm',
      'fieldErrors',
      'instants',
      'pickers',
    ],
  }),
  mentoredApplication,
  newEvent: begins(eventForm(sectionPath('vos-evenements/nouveau/', 'your-events/new/'))),
  editEvent: eventForm(pages.editEvent),
  newResource: begins(resourceForm(sectionPath('vos-ressources/nouveau/', 'your-resources/new/'))),
  editResource: resourceForm(pages.editResource),
  /** `?as=visitor|member|validator`: one’s own profile as others see it. */
  member: workspace(
    { fr: `${dashboardRoot.fr}membre/:id/`, en: `${dashboardRoot.en}member/:id/` },
    { module: 'features/members/member', namespaces: ['members', 'detail', 'choices'] },
  ),
  contactMember: workspace(pages.contactMember, {
    module: 'features/members/contact/contact-member',
    namespaces: ['members', 'form', 'fieldErrors', 'botCheck'],
    needsProfile: true,
  }),
} satisfies Record<string, RouteEntry>;

type Routes = typeof routes;
/** The routes whose row has these properties. */
type IdsWith<Row> = { [Id in keyof Routes]: Routes[Id] extends Row ? Id : never }[keyof Routes];

/** A route that links may lead to. */
export type RouteId = keyof Routes;
export type PerVisitorId = IdsWith<{ kind: 'perVisitor' }>;
export type RailId = IdsWith<{ inRail: true }>;

const rows = Object.entries<RouteEntry>(routes);
const idsWhere = (matches: (row: RouteEntry) => boolean) =>
  rows.filter(([, row]) => matches(row)).map(([id]) => id as RouteId);

export const perVisitorIds = idsWhere(({ kind }) => kind === 'perVisitor') as PerVisitorId[];
/** The screens of the signed-in application. */
export const workspaceIds = idsWhere(({ kind }) => kind === 'workspace');
/** The pages that the public build has a module for. */
export const pageIds = idsWhere(({ kind, module }) => module !== undefined && kind !== 'workspace');
/** The public pages that have one address of their own: not those of one item each. */
export const fixedIds = idsWhere(({ kind, fr }) => kind === 'public' && !fr.includes(':'));
export const sitemapIds = idsWhere(({ inSitemap }) => inSitemap === true);
/** The entries of the workspace's navigation; each is visible to those who may open it. */
export const railIds = idsWhere(({ inRail }) => inRail === true) as RailId[];
/** The lists of content, one for each family. */
export const archiveIds = [
  'calls',
  'directory',
  'projects',
  'initiatives',
  'events',
  'resources',
  'trainings',
] as const satisfies RouteId[];
export type ArchiveId = (typeof archiveIds)[number];

/** Paths of these pages, in each language. */
export const perVisitorPaths: ReadonlySet<string> = new Set(
  perVisitorIds.flatMap((id) => languages.map((language) => routes[id][language])),
);
export const isPerVisitor = (id: string): id is PerVisitorId =>
  (perVisitorIds as readonly string[]).includes(id);

/** The path of a route in a language, with its parameters (`:slug`, `:id`) filled in. */
export function pathTo(id: RouteId, language: Language, parameters: Record<string, string> = {}): string {
  return routes[id][language].replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (!value) throw new Error(`Route ${id} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
