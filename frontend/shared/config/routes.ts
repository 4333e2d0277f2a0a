import paths from '../../../wp-plugin/config/paths.json' with { type: 'json' };
import type { ResourceNamespaceMap } from 'i18next';
import type { Language } from './locales.ts';
import { anyMember, type Needed, staff } from './rights.ts';

/** Texts of pages: those of feeds and calendars are the server's own. */
export type PageNamespace = Exclude<keyof ResourceNamespaceMap, 'documents'>;

export interface RouteEntry {
  readonly fr: string;
  readonly en: string;
  /** false: declared, but its screen does not exist yet. It answers 404 and no link leads to it. */
  readonly published: boolean;
  /** `document`: rendered by the server alone · `workspace`: a screen of the signed-in application. */
  readonly kind: 'document' | 'workspace';
  /** Who may open it; absent: everybody. */
  readonly who?: Needed;
  /** Of a screen of the workspace: its module, under src/features and without `.screen.tsx`. */
  readonly screen?: string;
  /** Of a screen of the workspace: the texts that come with its module. */
  readonly namespaces?: readonly PageNamespace[];
}

const published = (path: Record<Language, string>): RouteEntry => ({
  fr: path.fr,
  en: path.en,
  published: true,
  kind: 'document',
});
const forMembers = (path: Record<Language, string>, who: Needed = anyMember): RouteEntry => ({
  ...published(path),
  who,
});
const workspace = (
  path: Record<Language, string>,
  { screen, namespaces }: Required<Pick<RouteEntry, 'screen' | 'namespaces'>>,
  who: Needed = anyMember,
): RouteEntry => ({
  ...forMembers(path, who),
  kind: 'workspace',
  screen,
  namespaces,
});
/** Its own address leads to the first section, what is for the person. */
export const dashboardRoot = { fr: '/tableau-de-bord/', en: '/en/dashboard/' } as const;
const detail = (archive: Record<Language, string>): RouteEntry =>
  published({ fr: `${archive.fr}:slug/`, en: `${archive.en}:slug/` });

const { archives, pages } = paths;

/**
 * Every route that has a screen: links, router, hreflang, sitemap and language switch all come from this table. Those to
 * come are in declared-routes.ts, which the browser does not load.
 */
export const routes = {
  home: published(pages.home),
  search: published({ fr: '/recherche/', en: '/en/search/' }),
  privacy: published(pages.privacy),
  forbidden: published({ fr: '/interdit/', en: '/en/forbidden/' }),
  error403: published({ fr: '/403/', en: '/en/403/' }),
  error404: published({ fr: '/404/', en: '/en/404/' }),

  calls: published(archives.call_for_application),
  directory: published(archives.community_profile),
  projects: published(archives.supported_projects),
  initiatives: published(archives.initiative),
  events: published(archives.event),
  resources: published(archives.resource),
  trainings: published(archives.formation),

  call: detail(archives.call_for_application),
  project: detail(archives.supported_projects),
  initiative: detail(archives.initiative),
  event: detail(archives.event),
  resource: detail(archives.resource),
  training: detail(archives.formation),

  login: published(pages.login),
  signUp: published({ fr: '/creer-un-compte/', en: '/en/sign-in/' }),
  forgotPassword: published(pages.forgotPassword),
  newPassword: published(pages.newPassword),
  activation: published(pages.activation),
  oauth: published({ fr: '/oauth/', en: '/oauth/' }),
  /** From where staff enter WordPress's administration. */
  administration: forMembers(pages.administration, staff),
  settings: forMembers(pages.settings),
  emailConfirm: published(pages.emailConfirm),
  emailUndo: published(pages.emailUndo),
  noProfile: published({ fr: '/profil-inactif/', en: '/en/no-profile/' }),
  contact: published({ fr: '/contact/', en: '/en/contact/' }),

  forYou: workspace(
    { fr: '/tableau-de-bord/pour-vous/', en: '/en/dashboard/for-you/' },
    { screen: 'dashboard/for-you/for-you', namespaces: ['dashboard'] },
  ),

  apolloCacheDump: published({ fr: '/apollo-cache-dump/', en: '/en/apollo-cache-dump/' }),
  flushCache: published({ fr: '/flush-cache/', en: '/en/flush-cache/' }),
} satisfies Record<string, RouteEntry>;

export type RouteId = keyof typeof routes;

/** These two stand in every page: apart, so that script fetches none of the others. */
export const cookiesPath = { fr: '/cookies/', en: '/en/cookies/' } as const;
export const externalLinkPath = { fr: '/lien-externe/', en: '/en/external-link/' } as const;

/**
 * Pages that serve others: forms and warnings. They are made for one visitor, stay out of sitemap and search engines,
 * and work as plain documents: no script takes them over.
 */
export const standaloneRoutes = {
  cookies: cookiesPath,
  externalLink: externalLinkPath,
  login: { fr: routes.login.fr, en: routes.login.en },
  administration: { fr: routes.administration.fr, en: routes.administration.en },
  settings: { fr: routes.settings.fr, en: routes.settings.en },
  signUp: { fr: routes.signUp.fr, en: routes.signUp.en },
  activation: { fr: routes.activation.fr, en: routes.activation.en },
  forgotPassword: { fr: routes.forgotPassword.fr, en: routes.forgotPassword.en },
  newPassword: { fr: routes.newPassword.fr, en: routes.newPassword.en },
  emailConfirm: { fr: routes.emailConfirm.fr, en: routes.emailConfirm.en },
  emailUndo: { fr: routes.emailUndo.fr, en: routes.emailUndo.en },
  noProfile: { fr: routes.noProfile.fr, en: routes.noProfile.en },
  contact: { fr: routes.contact.fr, en: routes.contact.en },
  /** What somebody is interested in; script shows it as a dialog. */
  welcome: { fr: '/bienvenue/', en: '/en/welcome/' },
  apolloCacheDump: { fr: routes.apolloCacheDump.fr, en: routes.apolloCacheDump.en },
  flushCache: { fr: routes.flushCache.fr, en: routes.flushCache.en },
  /** One path for both languages: English is rendered under an address that leads nowhere. */
  oauth: { fr: routes.oauth.fr, en: '/en/oauth/' },
  /** What somebody sees who could not come here from the administration. */
  switch: { fr: '/passage/', en: '/en/switch/' },
  /** Every component in every state; outside production only. */
  design: { fr: '/design/', en: '/en/design/' },
} as const;

/** The path of a route in a language, with its parameters (`:slug`, `:id`) filled in. */
export function pathTo(id: RouteId, language: Language, parameters: Record<string, string> = {}): string {
  return routes[id][language].replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (!value) throw new Error(`Route ${id} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

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

/** `/favicon.ico`, feeds: what is named like a file keeps its name. */
const fileName = /\.[a-z0-9]{1,8}$/i;
const slashless = new Set<string>([pages.privacy.fr, pages.privacy.en]);

/**
 * Where an address that is written the other way leads: every path ends with a slash but the two of the
 * privacy policy and names of files. `undefined` when the path is already right.
 */
export function canonicalPath(pathname: string): string | undefined {
  const bare = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const wanted = bare === '/' || slashless.has(bare) || fileName.test(bare) ? bare : `${bare}/`;
  return wanted === pathname ? undefined : wanted;
}

/** Documents beside pages, for feed readers, calendars and search engines. Names of files, so without a slash. */
const feedFile: Record<Language, string> = { fr: 'flux.xml', en: 'feed.xml' };
const calendarFile: Record<Language, string> = { fr: 'agenda.ics', en: 'calendar.ics' };

/** The lists that have a feed: each archive and the search. */
export const feedIds = [...archiveIds, 'search'] as const satisfies RouteId[];
export type FeedId = (typeof feedIds)[number];

/** The lists whose things have a date to put into a calendar: events, and calls by their closing day. */
export const calendarIds = ['events', 'calls', 'search'] as const satisfies FeedId[];
export type CalendarId = (typeof calendarIds)[number];

/** The screens of one thing that can be put into a calendar. */
export const calendarItemIds = ['event', 'call'] as const satisfies RouteId[];
export type CalendarItemId = (typeof calendarItemIds)[number];

/** The Atom feed of a list; it takes the same query as the list. */
export const feedPath = (id: FeedId, language: Language): string => pathTo(id, language) + feedFile[language];

/** The iCalendar file of a list; it takes the same query as the list. */
export const calendarPath = (id: CalendarId, language: Language): string =>
  pathTo(id, language) + calendarFile[language];

/** The iCalendar file of one event, or of the closing day of one call. */
export const calendarItemPath = (id: CalendarItemId, language: Language, slug: string): string =>
  pathTo(id, language, { slug }) + calendarFile[language];

export const hasCalendar = (id: RouteId): id is CalendarId =>
  (calendarIds as readonly RouteId[]).includes(id);

/** What is kept of one page, as a file; it takes the same query as its page. */
export const cacheDumpFile = (language: Language): string =>
  `${pathTo('apolloCacheDump', language)}cache.json`;

export const sitemapPath = '/sitemap.xml';
/** One part of the sitemap: a kind of page and its number from 1. */
export const sitemapPartPath = (kind: string, number: number): string => `/sitemaps/${kind}-${number}.xml`;

/** The picture that stands for one thing where its address is shared; the version changes with what it shows. */
export const sharePicturePath = (
  type: string,
  groupId: number,
  language: Language,
  version: string,
): string => `/og/${type}/${groupId}/${language}-${version}.png`;
