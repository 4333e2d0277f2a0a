import { describe, expect, it } from 'vitest';
import paths from '../../../wp-plugin/config/paths.json' with { type: 'json' };
import { languageOfPath } from './locales.ts';
import type { RouteEntry } from './route-kinds.ts';
import { archiveIds, pathTo, routes, sitemapIds } from './routes.ts';
import { settingsRouteIds } from './settings-routes.ts';
import {
  calendarItemPath,
  calendarPath,
  feedPath,
  hasCalendar,
  sharePicturePath,
  sitemapPartPath,
} from './document-paths.ts';
import { canonicalPath } from './canonical-path.ts';
import { searchPath } from './script-paths.ts';

/** The specification's tables of screens, dashboard sections, sub-routes, archives and technical pages. */
const specified: [id: keyof typeof routes, fr: string, en: string][] = [
  ['home', '/', '/en/'],
  ['forYou', '/tableau-de-bord/pour-vous/', '/en/dashboard/for-you/'],
  ['login', '/se-connecter/', '/en/login/'],
  ['signUp', '/creer-un-compte/', '/en/sign-in/'],
  ['forgotPassword', '/recuperation-mot-de-passe/', '/en/password-recovery/'],
  ['newPassword', '/nouveau-mot-de-passe/', '/en/new-password/'],
  ['activation', '/activer/', '/en/activation/'],
  // Added by the decision on changing one’s address (docs/decisions/0079).
  ['emailConfirm', '/confirmer-adresse/', '/en/confirm-email/'],
  ['emailUndo', '/annuler-changement-adresse/', '/en/undo-email-change/'],
  // Specified in decision 120.
  ['structureMembers', '/structures/membres/:id/', '/en/structures/members/:id/'],
  // Specified in wp-plugin/src/Directory/README.md.
  ['structureDetail', '/structures/detail/:id/', '/en/structures/detail/:id/'],
  // Specified in decision 113.
  ['invitation', '/invitation/', '/en/invitation/'],
  ['letter', '/lettre-de-recommandation/', '/en/letter/'],
  // Specified in decision 143.
  ['stopNotices', '/notifications/arret/', '/en/notices/stop/'],
  // Specified in src/features/newsletter/README.md.
  ['newsletter', '/newsletter/', '/en/newsletter/'],
  ['notices', '/tableau-de-bord/vos-notifications/', '/en/dashboard/your-notices/'],
  ['savedSearches', '/tableau-de-bord/vos-recherches/', '/en/dashboard/your-searches/'],
  ['administration', '/administration/', '/en/administration/'],
  ['oauth', '/oauth/', '/en/oauth/'],
  ['switch', '/passage/', '/en/switch/'],
  ['welcome', '/bienvenue/', '/en/welcome/'],
  ['cookies', '/cookies/', '/en/cookies/'],
  ['externalLink', '/lien-externe/', '/en/external-link/'],
  ['design', '/design/', '/en/design/'],
  ['settings', '/parametres/', '/en/settings/'],
  // One section a page: specified in decision 185.
  ['settingsAccount', '/parametres/compte/', '/en/settings/account/'],
  ['settingsEmail', '/parametres/adresse-e-mail/', '/en/settings/email/'],
  ['settingsPassword', '/parametres/mot-de-passe/', '/en/settings/password/'],
  ['settingsPreferences', '/parametres/preferences/', '/en/settings/preferences/'],
  ['settingsNotices', '/parametres/notifications/', '/en/settings/notifications/'],
  ['settingsSessions', '/parametres/sessions/', '/en/settings/sessions/'],
  ['settingsData', '/parametres/mes-donnees/', '/en/settings/my-data/'],
  ['structures', '/structures/', '/en/structures/'],
  ['profile', '/annuaire/:slug/', '/en/directory/:slug/'],
  ['structureForm', '/structures/fiche-structure/', '/en/structures/sheet-structure/'],
  ['profileForm', '/annuaire/fiche-formulaire/', '/en/annuaire/sheet-form/'],
  ['preview', '/apercu/', '/en/preview/'],
  ['noProfile', '/profil-inactif/', '/en/no-profile/'],
  ['forbidden', '/interdit/', '/en/forbidden/'],
  ['error403', '/403/', '/en/403/'],
  ['error404', '/404/', '/en/404/'],
  ['search', '/recherche/', '/en/search/'],
  ['contact', '/contact/', '/en/contact/'],
  ['receipt', '/recepisse/', '/en/receipt/'],
  [
    'applicationFigures',
    '/tableau-de-bord/vos-appels-a-candidatures/candidatures/:id/',
    '/en/dashboard/your-call-for-applications/applications/:id/',
  ],
  [
    'decisions',
    '/tableau-de-bord/vos-appels-a-candidatures/decisions/:id/',
    '/en/dashboard/your-call-for-applications/decisions/:id/',
  ],
  [
    'decisionReview',
    '/tableau-de-bord/vos-appels-a-candidatures/reexamens/:id/',
    '/en/dashboard/your-call-for-applications/decision-reviews/:id/',
  ],
  [
    'receivedApplications',
    '/tableau-de-bord/vos-appels-a-candidatures/candidatures/:id/recues/',
    '/en/dashboard/your-call-for-applications/applications/:id/received/',
  ],
  [
    'receivedApplication',
    '/tableau-de-bord/vos-appels-a-candidatures/candidatures/recue/:id/',
    '/en/dashboard/your-call-for-applications/applications/received/:id/',
  ],
  [
    'mentoredApplication',
    '/tableau-de-bord/vos-candidatures/accompagnees/:id/',
    '/en/dashboard/your-applications/mentored/:id/',
  ],
  ['ownReviews', '/tableau-de-bord/vos-evaluations/', '/en/dashboard/your-reviews/'],
  ['callQuestions', '/appel-a-candidature/:slug/questions/', '/en/call-for-application/:slug/questions/'],
  ['privacy', '/politique-de-confidentialite', '/en/privacy-policy'],
  ['stats', '/tableau-de-bord/vos-statisiques/', '/en/dashboard/your-stats/'],
  ['trends', '/tableau-de-bord/tendances/', '/en/dashboard/trends/'],
  ['ownInitiatives', '/tableau-de-bord/vos-initiatives/', '/en/dashboard/your-initiatives/'],
  ['ownProjects', '/tableau-de-bord/vos-projets/', '/en/dashboard/your-projects/'],
  ['ownCalls', '/tableau-de-bord/vos-appels-a-candidatures/', '/en/dashboard/your-call-for-applications/'],
  ['moderations', '/tableau-de-bord/vos-validations/', '/en/dashboard/your-validations/'],
  ['ownEvents', '/tableau-de-bord/vos-evenements/', '/en/dashboard/your-events/'],
  ['ownResources', '/tableau-de-bord/vos-ressources/', '/en/dashboard/your-resources/'],
  ['favourite', '/favori/', '/en/favourite/'],
  ['favourites', '/tableau-de-bord/vos-favoris/', '/en/dashboard/your-favorites/'],
  ['member', '/tableau-de-bord/membre/:id/', '/en/dashboard/member/:id/'],
  // Specified in wp-plugin/src/Messages/README.md.
  ['contactMember', '/tableau-de-bord/membre/:id/contact/', '/en/dashboard/member/:id/contact/'],
  // Specified in wp-plugin/src/Messages/README.md.
  ['reports', '/tableau-de-bord/vos-validations/signalements/', '/en/dashboard/your-validations/reports/'],
  ['newInitiative', '/tableau-de-bord/vos-initiatives/nouveau/', '/en/dashboard/your-initiatives/new/'],
  [
    'editInitiative',
    '/tableau-de-bord/vos-initiatives/editer/:id/',
    '/en/dashboard/your-initiatives/edit/:id/',
  ],
  // Follow the paths of initiatives.
  ['newEvent', '/tableau-de-bord/vos-evenements/nouveau/', '/en/dashboard/your-events/new/'],
  ['editEvent', '/tableau-de-bord/vos-evenements/editer/:id/', '/en/dashboard/your-events/edit/:id/'],
  ['editProject', '/tableau-de-bord/vos-projets/editer/:id/', '/en/dashboard/your-projects/edit/:id/'],
  ['newResource', '/tableau-de-bord/vos-ressources/nouveau/', '/en/dashboard/your-resources/new/'],
  ['editResource', '/tableau-de-bord/vos-ressources/editer/:id/', '/en/dashboard/your-resources/edit/:id/'],
  [
    'moderateInitiative',
    '/tableau-de-bord/vos-validations/initiative/:id/',
    '/en/dashboard/your-validations/initiative/:id/',
  ],
  [
    'moderateMember',
    '/tableau-de-bord/vos-validations/membre/:id/',
    '/en/dashboard/your-validations/member/:id/',
  ],
  [
    'moderateEvent',
    '/tableau-de-bord/vos-validations/evenement/:id/',
    '/en/dashboard/your-validations/event/:id/',
  ],
  [
    'moderateResource',
    '/tableau-de-bord/vos-validations/ressource/:id/',
    '/en/dashboard/your-validations/resource/:id/',
  ],
  [
    'newCall',
    '/tableau-de-bord/vos-appels-a-candidatures/nouveau/',
    '/en/dashboard/your-call-for-applications/new/',
  ],
  [
    'editCall',
    '/tableau-de-bord/vos-appels-a-candidatures/editer/:id/',
    '/en/dashboard/your-call-for-applications/edit/:id/',
  ],
  ['ownApplications', '/tableau-de-bord/vos-candidatures/', '/en/dashboard/your-applications/'],
  ['newApplication', '/tableau-de-bord/vos-candidatures/nouvelle/', '/en/dashboard/your-applications/new/'],
  ['application', '/tableau-de-bord/vos-candidatures/:id/', '/en/dashboard/your-applications/:id/'],
  [
    'applicationForm',
    '/tableau-de-bord/vos-appels-a-candidatures/formulaire/:id/',
    '/en/dashboard/your-call-for-applications/form/:id/',
  ],
  ['calls', '/appel-a-candidature/', '/en/call-for-application/'],
  ['directory', '/annuaire/', '/en/directory/'],
  ['projects', '/projet/', '/en/project/'],
  ['initiatives', '/initiative/', '/en/initiative/'],
  ['events', '/evenement/', '/en/event/'],
  ['resources', '/ressource/', '/en/resource/'],
  ['trainings', '/formation/', '/en/training/'],
  ['call', '/appel-a-candidature/:slug/', '/en/call-for-application/:slug/'],
  ['project', '/projet/:slug/', '/en/project/:slug/'],
  ['initiative', '/initiative/:slug/', '/en/initiative/:slug/'],
  ['event', '/evenement/:slug/', '/en/event/:slug/'],
  ['resource', '/ressource/:slug/', '/en/resource/:slug/'],
  ['training', '/formation/:slug/', '/en/training/:slug/'],
  ['apolloCacheDump', '/apollo-cache-dump/', '/en/apollo-cache-dump/'],
  ['flushCache', '/flush-cache/', '/en/flush-cache/'],
];

const byId = ([a = '']: string[], [b = '']: string[]): number => a.localeCompare(b);

describe('the path of the search', () => {
  it('is that of the plugin, which links to it', () => {
    expect(searchPath).toEqual(paths.pages.search);
  });
});

describe('routes', () => {
  it('are exactly those of the specification', () => {
    const table = Object.entries(routes).map(([id, { fr, en }]) => [id, fr, en]);
    expect(table.toSorted(byId)).toEqual(specified.toSorted(byId));
  });

  it('name a module where they have a screen, and nowhere else', () => {
    const wrong = Object.entries<RouteEntry>(routes).filter(
      ([id, { module }]) => (module === undefined) !== (id === 'error404'),
    );
    expect(wrong).toEqual([]);
  });

  it('are for everybody but these', () => {
    const guarded = Object.entries<RouteEntry>(routes).filter(([, { who }]) => who !== undefined);
    expect(Object.fromEntries(guarded.map(([id, { who }]) => [id, who]))).toEqual({
      favourite: {},
      favourites: {},
      forYou: {},
      moderations: { anyOf: ['moderate_content'] },
      reports: { anyOf: ['moderate_content'] },
      ...Object.fromEntries(
        ['moderateMember', 'moderateInitiative', 'moderateEvent', 'moderateResource'].map((id) => [
          id,
          { anyOf: ['moderate_content'] },
        ]),
      ),
      ownInitiatives: {},
      ownEvents: {},
      newEvent: {},
      editEvent: {},
      ownResources: {},
      newResource: {},
      notices: {},
      savedSearches: {},
      editResource: {},
      ownProjects: {},
      editProject: {},
      ownCalls: {},
      newCall: { anyOf: ['edit_call_for_applications'] },
      editCall: {},
      ownApplications: {},
      newApplication: {},
      application: {},
      applicationForm: {},
      applicationFigures: {},
      decisions: {},
      decisionReview: {},
      receivedApplications: {},
      receivedApplication: {},
      mentoredApplication: {},
      ownReviews: { guests: true },
      profileForm: {},
      newInitiative: {},
      editInitiative: {},
      member: {},
      contactMember: {},
      stats: {},
      trends: {},
      structures: {},
      structureMembers: {},
      structureDetail: {},
      structureForm: {},
      settings: { guests: true },
      ...Object.fromEntries(settingsRouteIds.map((id) => [id, { guests: true }])),
      settingsNotices: {},
      settingsPreferences: {},
      welcome: {},
      administration: { roles: ['editor', 'administrator', 'super_administrateur'] },
      apolloCacheDump: { roles: ['administrator', 'super_administrateur'] },
      flushCache: { roles: ['administrator', 'super_administrateur'] },
    });
  });

  it('are named to search engines where they are a list or a page of the site', () => {
    expect(sitemapIds).toEqual(['home', ...archiveIds, 'privacy']);
  });

  it('are under /en in English only', () => {
    const wrong = Object.entries(routes).filter(
      ([, { fr, en }]) => languageOfPath(fr) !== 'fr' || languageOfPath(en) !== 'en',
    );
    expect(wrong).toEqual([]);
  });
});

describe('languageOfPath', () => {
  it.each([
    ['/', 'fr'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/event/', 'en'],
    ['/entretien/', 'fr'],
    ['/fr/en/', 'fr'],
  ])('%s is in the language %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

describe('pathTo', () => {
  it('fills parameters in, encoded', () => {
    expect(pathTo('initiative', 'en', { slug: 'a/b c' })).toBe('/en/initiative/a%2Fb%20c/');
  });

  it('refuses to build a link without its parameter', () => {
    expect(() => pathTo('initiative', 'fr')).toThrow('Route initiative needs the parameter slug');
  });
});

describe('canonicalPath', () => {
  it.each([
    ['/', undefined],
    ['/initiative/', undefined],
    ['/politique-de-confidentialite', undefined],
    ['/en/privacy-policy', undefined],
    ['/initiative', '/initiative/'],
    ['/en', '/en/'],
    ['/en/privacy-policy/', '/en/privacy-policy'],
    ['//evil.example/', '/evil.example'],
    ['//evil/', '/evil/'],
    ['//evil.example//x', '/evil.example/x/'],
  ])('%s leads to %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
  });
});

describe('documents beside pages', () => {
  it('have the language in their address and no slash that would redirect', () => {
    const addresses = [
      feedPath('initiatives', 'fr'),
      feedPath('search', 'en'),
      calendarPath('events', 'fr'),
      calendarPath('calls', 'en'),
      calendarItemPath('event', 'en', 'a b'),
      sitemapPartPath('event', 2),
      sharePicturePath('event', 12, 'fr', 'ab12'),
    ];
    expect(addresses).toEqual([
      '/initiative/flux.xml',
      '/en/search/feed.xml',
      '/evenement/agenda.ics',
      '/en/call-for-application/calendar.ics',
      '/en/event/a%20b/calendar.ics',
      '/sitemaps/event-2.xml',
      '/og/event/12/fr-ab12.png',
    ]);
    expect(addresses.map(canonicalPath)).toEqual(addresses.map(() => undefined));
  });

  it('are calendars only where items have a date', () => {
    expect([hasCalendar('events'), hasCalendar('search'), hasCalendar('resources')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
