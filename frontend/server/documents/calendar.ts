import ical, { ICalAlarmType, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import limits from '../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { Language } from '../../shared/config/locales.ts';
import type { PasserelleContentType } from '../../shared/graphql/generated/operations.ts';
import { isPlainDate } from '../../shared/dates/dates.ts';
import { clockAt } from '../../shared/dates/zone-clock.ts';
import { itemPath } from '../../shared/links/item-path.ts';
import { type CallFacts, callLines, whenOf } from './call-lines.ts';
import { plainText } from './plain-text.ts';
import { documentTexts } from './texts.ts';
import { calendarClock, timeZoneComponent } from './zone-clock.ts';

/** An event, or a call with its opening and closing. */
export interface Dated {
  type: PasserelleContentType;
  groupId: number;
  slug: string;
  /** Language of the item's page; absent when it is that of the calendar. */
  pageLanguage?: Language;
  title: string;
  summary: string;
  modifiedAt: string;
  /** How often the dates of a call have changed. */
  calendarSequence?: number | null;
  /** True for a call that is not open yet; its opening is then in the calendar too. False for other items. */
  isAnnounced: boolean;
  facts: CallFacts | null;
  period: { start: string | null; end: string | null; zone: string | null } | null;
  /** Dates of a recurring event, from its first one; absent or null for other items. */
  recurrence?: {
    startsAt: string;
    endsAt: string | null;
    /** The last possible day. */
    until: string;
    rule: string;
    /** Starts that the rule gives and that are left out. */
    exceptions: readonly string[];
  } | null;
  /** Names of the places where the event takes place, the most exact first; empty for calls. */
  places: readonly (string | null | undefined)[];
  categories: readonly string[];
}

interface CalendarHead {
  title: string;
  /** The page that shows the same. */
  page: string;
  /** The calendar's own address; absent where it is a secret, since files are passed on. */
  source?: string;
  language: Language;
  origin: string;
}

const hour = 3_600;
const day = 86_400_000;
const refreshSeconds = hour;
/** Characters with a meaning in RFC 5545, escaped because the generator writes the value as it is. */
const meaningful = /[,;\\\r\n]+/g;

/**
 * An iCalendar file. Times are in UTC, so that every calendar shows the same moment; the description has the local time
 * of the place. (docs/decisions/0044) Events that come back do so on the clocks of their zone, which the file describes.
 */
export function calendarFile(
  { title, page, source, language, origin }: CalendarHead,
  entries: Dated[],
): Buffer {
  const t = documentTexts[language];
  const calendar = ical({
    name: `${t('frame.siteName')} — ${plainText(title).replace(meaningful, ' ')}`,
    prodId: { company: 'Passerelle', product: 'Agenda', language: language.toUpperCase() },
    url: page,
    ...(source === undefined ? {} : { source }),
    ttl: refreshSeconds,
    timezone: { name: null, generator: zonesOf(entries) },
  });
  for (const entry of entries) {
    for (const event of eventsOf(entry, language, origin)) calendar.createEvent(event);
  }
  return Buffer.from(`${calendar.toString()}\r\n`);
}

/** The zones in which events come back, for the period in which they do. */
function zonesOf(entries: readonly Dated[]): (zone: string) => string {
  return (zone) => {
    const inZone = entries.flatMap(({ recurrence, period }) =>
      recurrence && period?.zone === zone ? [recurrence] : [],
    );
    const from = Math.min(...inZone.map(({ startsAt }) => Date.parse(startsAt)));
    const until = Math.max(...inZone.map((each) => Date.parse(each.until)));
    return timeZoneComponent(zone, from, until);
  };
}

/** Days alone are dates in all calendars, and their end is the day after the last. */
function timesOf(
  start: string,
  end: string | null | undefined,
): Pick<ICalEventData, 'allDay' | 'end' | 'start'> {
  if (isPlainDate(start)) {
    return { allDay: true, start: new Date(start), end: new Date(Date.parse(end ?? start) + day) };
  }
  return {
    start: new Date(start),
    ...(end && Date.parse(end) > Date.parse(start) ? { end: new Date(end) } : {}),
  };
}

/** Repetition of a recurring event by the clock of its zone; empty for an event that takes place once. */
function repetitionOf({ recurrence, period }: Dated): Partial<ICalEventData> {
  if (!recurrence) return {};
  const zone = period?.zone ?? 'UTC';
  const { startsAt, endsAt, rule, exceptions } = recurrence;
  if (isPlainDate(startsAt)) {
    const days = exceptions.map((each) => each.replaceAll('-', '')).join(',');
    return { ...timesOf(startsAt, endsAt), repeating: ruleText(rule, days && `;VALUE=DATE:${days}`) };
  }
  const left = exceptions.map((each) => calendarClock(zone, Date.parse(each)));
  if (zone === 'UTC') {
    const dates = left.map((clock) => `${clock}Z`).join(',');
    return {
      start: new Date(startsAt),
      ...(endsAt && { end: new Date(endsAt) }),
      repeating: ruleText(rule, dates && `:${dates}`),
    };
  }
  return {
    start: clockAt(zone, Date.parse(startsAt)),
    ...(endsAt && { end: clockAt(zone, Date.parse(endsAt)) }),
    timezone: zone,
    repeating: ruleText(rule, left.length > 0 ? `;TZID=${zone}:${left.join(',')}` : ''),
  };
}

/** @param exceptions what follows EXDATE; '' without any */
const ruleText = (rule: string, exceptions: string): string =>
  [`RRULE:${rule}`, ...(exceptions ? [`EXDATE${exceptions}`] : [])].join('\r\n');

function eventsOf(entry: Dated, language: Language, origin: string): ICalEventData[] {
  const { period, isAnnounced } = entry;
  const moments: Moment[] =
    entry.type !== 'call_for_application'
      ? [{ kind: 'event', at: period?.start }]
      : [
          ...(isAnnounced ? [{ kind: 'opening' as const, at: period?.start }] : []),
          { kind: 'closing', at: period?.end },
        ];
  return moments.flatMap(({ kind, at }) =>
    at && !Number.isNaN(Date.parse(at)) ? [eventOf(entry, { kind, at }, language, origin)] : [],
  );
}

interface Moment {
  kind: 'event' | 'opening' | 'closing';
  at: string | null | undefined;
}

function eventOf(
  entry: Dated,
  { kind, at }: { kind: Moment['kind']; at: string },
  language: Language,
  origin: string,
): ICalEventData {
  const t = documentTexts[language];
  const { period, type, groupId, facts } = entry;
  const isCall = kind !== 'event';
  const end = isCall ? undefined : period?.end;
  const lines = isCall && facts ? callLines({ period, facts }, language) : [];
  const url = origin + itemPath(type, entry.slug, entry.pageLanguage ?? language);
  const title = plainText(entry.title);
  const summary = isCall ? t(kind === 'opening' ? 'opening' : 'deadline', { title }) : title;
  const location = entry.places.map((place) => place?.trim()).filter(Boolean);
  const modified = new Date(entry.modifiedAt);
  const about = [whenOf(at, period?.zone, language), ...lines].join('\n');
  return {
    // The same in both languages and after a change of dates: a calendar that follows both shows it once, where it is now.
    id: `${type}-${groupId}${kind === 'opening' ? '-opening' : ''}@${new URL(origin).hostname}`,
    summary,
    description: plainText(`${about}\n\n${entry.summary}\n\n${url}`),
    ...timesOf(at, end),
    ...repetitionOf(entry),
    ...(location.length > 0 ? { location: plainText([...new Set(location)].join(', ')) } : {}),
    ...(isCall ? { transparency: ICalEventTransparency.TRANSPARENT } : {}),
    ...(isCall
      ? {
          alarms: [
            {
              type: ICalAlarmType.display,
              triggerBefore: limits.feeds.alarmHours * hour,
              description: summary,
            },
          ],
        }
      : {}),
    categories: entry.categories.map((name) => ({ name: plainText(name) })),
    url,
    stamp: modified,
    lastModified: modified,
    sequence: entry.calendarSequence ?? 0,
  };
}
