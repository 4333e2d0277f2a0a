import ical, { ICalEventTransparency } from 'ical-generator';
import type { Language } from '../../shared/config/locales.ts';
import type { PasserelleContentType } from '../../shared/graphql/generated/operations.ts';
import { formatDate, formatTime, zoneCity } from '../../shared/dates/dates.ts';
import { itemPath } from '../../shared/links/item-path.ts';
import { plainText } from './plain-text.ts';
import { documentTexts } from './texts.ts';

/** Calendar entry of an event, or of the closing day of a call. */
export interface Dated {
  type: PasserelleContentType;
  groupId: number;
  slug: string;
  title: string;
  summary: string;
  modifiedAt: string;
  period: { start: string | null; end: string | null; zone: string | null } | null;
  /** Where it takes place, the most exact first. */
  places: readonly (string | null | undefined)[];
  categories: readonly string[];
}

interface CalendarHead {
  title: string;
  /** The page that shows the same. */
  page: string;
  /** The calendar's own address. */
  source: string;
  language: Language;
  origin: string;
}

const refreshSeconds = 3_600;
/** Characters with a meaning in RFC 5545, escaped because the generator writes the value as it is. */
const meaningful = /[,;\\\r\n]+/g;

/**
 * An iCalendar file. Times are in UTC, so that every calendar shows the same moment; the description has the local time
 * of the place. (docs/decisions/0044)
 */
export function calendarFile(
  { title, page, source, language, origin }: CalendarHead,
  things: Dated[],
): Buffer {
  const t = documentTexts[language];
  const calendar = ical({
    name: `${t('frame.siteName')} — ${plainText(title).replace(meaningful, ' ')}`,
    prodId: { company: 'Passerelle', product: 'Agenda', language: language.toUpperCase() },
    url: page,
    source,
    ttl: refreshSeconds,
  });
  for (const thing of things) {
    const event = eventOf(thing, language, origin);
    if (event) calendar.createEvent(event);
  }
  return Buffer.from(`${calendar.toString()}\r\n`);
}

function eventOf(thing: Dated, language: Language, origin: string) {
  const t = documentTexts[language];
  const { period, type, groupId } = thing;
  const isCall = type === 'CALL_FOR_APPLICATION';
  const start = isCall ? period?.end : period?.start;
  if (!start || Number.isNaN(Date.parse(start))) return undefined;
  const end = isCall ? undefined : period?.end;
  const zone = period?.zone ?? 'UTC';
  const when = t('when', {
    date: formatDate(start, language, zone),
    time: formatTime(start, language, zone),
    city: zoneCity(zone, language),
  });
  const url = origin + itemPath(type, thing.slug, language);
  const title = plainText(thing.title);
  const location = thing.places.map((place) => place?.trim()).filter(Boolean);
  const modified = new Date(thing.modifiedAt);
  return {
    // The same in both languages: a calendar that follows both shows it once.
    id: `${type.toLowerCase()}-${groupId}@${new URL(origin).hostname}`,
    summary: isCall ? t('deadline', { title }) : title,
    description: plainText(`${when}\n\n${thing.summary}\n\n${url}`),
    start: new Date(start),
    ...(end && Date.parse(end) > Date.parse(start) ? { end: new Date(end) } : {}),
    ...(location.length > 0 ? { location: plainText([...new Set(location)].join(', ')) } : {}),
    ...(isCall ? { transparency: ICalEventTransparency.TRANSPARENT } : {}),
    categories: thing.categories.map((name) => ({ name: plainText(name) })),
    url,
    stamp: modified,
    lastModified: modified,
    sequence: 0,
  };
}
