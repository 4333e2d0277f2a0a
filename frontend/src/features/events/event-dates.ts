import type { Language } from '../../../shared/config/locales.ts';
import { isPlainDate } from '../../../shared/dates/dates.ts';
import { formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { clockAt } from '../../../shared/dates/zone-clock.ts';
import type { Event } from './event.ts';
import { eventMoment } from './event-moment.ts';

type Dates = Pick<Event, 'startsAt' | 'endsAt' | 'zone' | 'dates'>;
export type EventDate = Event['dates'][number];

/** The dates of an event that are under way or to come. */
export const datesToCome = ({ dates, zone }: Pick<Dates, 'dates' | 'zone'>, now: number): EventDate[] =>
  dates.filter((date) => eventMoment({ ...date, zone }, now) !== 'past');

/** The event at the date that its page is about: the one under way or next, else the last one. */
export function atNextDate<Of extends Dates>(event: Of, now: number): Of {
  const date = datesToCome(event, now)[0] ?? event.dates.at(-1);
  return date ? { ...event, ...date } : event;
}

interface Hours {
  from: string;
  to: string;
}

/** The hours of dates that all begin and end at the same ones, on one day each: they are said once. */
export function commonHours(
  dates: readonly EventDate[],
  language: Language,
  zone: string,
): Hours | undefined {
  const hours = dates.map((date) => hoursOf(date, language, zone));
  const [first] = hours;
  return hours.every((each) => each?.from === first?.from && each?.to === first?.to) ? first : undefined;
}

function hoursOf({ startsAt, endsAt }: EventDate, language: Language, zone: string): Hours | undefined {
  if (endsAt === null || isPlainDate(startsAt) || dayOf(startsAt, zone) !== dayOf(endsAt, zone))
    return undefined;
  return { from: formatTimeAt(startsAt, language, zone), to: formatTimeAt(endsAt, language, zone) };
}

const dayOf = (instant: string, zone: string): string =>
  clockAt(zone, Date.parse(instant)).slice(0, '2027-01-31'.length);
