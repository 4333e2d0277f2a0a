import paths from '../../../wp-plugin/config/paths.json' with { type: 'json' };
import type { Language } from './locales.ts';
import { archiveIds, pathTo, type RouteId } from './routes.ts';

/** Documents beside pages, for feed readers, calendars and search engines. Names of files, so without a slash. */
const feedFile: Record<Language, string> = { fr: 'flux.xml', en: 'feed.xml' };
const calendarFile: Record<Language, string> = { fr: 'agenda.ics', en: 'calendar.ics' };

/** The lists that have a feed: each archive and the search. */
export const feedIds = [...archiveIds, 'search'] as const satisfies RouteId[];
export type FeedId = (typeof feedIds)[number];

/** The lists whose items have a date to put into a calendar: events, and calls by their closing day. */
export const calendarIds = ['events', 'calls', 'search'] as const satisfies FeedId[];
export type CalendarId = (typeof calendarIds)[number];

/** The screens of one item that can be put into a calendar. */
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

/** The questions of a call as a file to prepare answers in. */
export const callQuestionsFile = (language: Language, slug: string): string =>
  `${pathTo('call', language, { slug })}questions.docx`;

export const hasCalendar = (id: RouteId): id is CalendarId =>
  (calendarIds as readonly RouteId[]).includes(id);

/** The private calendar of a person; its secret is in the query. */
export const favouritesCalendarPath: Readonly<Record<Language, string>> = paths.pages.favouritesCalendar;

/** The data of one page as a file; takes the same query as its page. */
export const cacheDumpFile = (language: Language): string =>
  `${pathTo('apolloCacheDump', language)}cache.json`;

export const sitemapPath = '/sitemap.xml';
/** One part of the sitemap: a kind of page and its number from 1. */
export const sitemapPartPath = (kind: string, number: number): string => `/sitemaps/${kind}-${number}.xml`;

/** The share picture (Open Graph) of an item; the version changes with its content. */
export const sharePicturePath = (
  type: string,
  groupId: number,
  language: Language,
  version: string,
): string => `/og/${type}/${groupId}/${language}-${version}.png`;
