import type { Schedule } from 'schema-dts';
import { isPlainDate } from '../../../shared/dates/dates.ts';
import { zonedTime } from '../../lib/structured-data.ts';
import type { Event } from './event.ts';

type Recurrence = NonNullable<Event['recurrence']>;

const periods: Readonly<Record<Recurrence['frequency'], string>> = {
  daily: 'D',
  weekly: 'W',
  monthly: 'M',
  monthly_weekday: 'M',
};
const days: Readonly<Record<Recurrence['byDay'][number], string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
const dayLength = '2027-01-31'.length;
const timeLength = 'hh:mm:ss'.length;
const timeOf = (instant: string, zone: string): string =>
  zonedTime(instant, zone).slice(dayLength + 1, dayLength + 1 + timeLength);

/** How an event comes back, for search engines: undefined where it takes place once. */
export function scheduleOf({ recurrence, zone }: Event): (Schedule & { '@type': 'Schedule' }) | undefined {
  if (!recurrence) return undefined;
  const { frequency, interval, byDay, startsAt, endsAt, until, except } = recurrence;
  const place = zone ?? 'UTC';
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${interval}${periods[frequency]}`,
    startDate: zonedTime(startsAt, place).slice(0, dayLength),
    endDate: until,
    ...(isPlainDate(startsAt) ? {} : { startTime: timeOf(startsAt, place) }),
    ...(endsAt && !isPlainDate(startsAt) ? { endTime: timeOf(endsAt, place) } : {}),
    ...(byDay.length > 0
      ? { byDay: byDay.map((day) => `https://schema.org/${days[day]}` as 'https://schema.org/Monday') }
      : {}),
    ...(except.length > 0 ? { exceptDate: except } : {}),
    scheduleTimezone: place,
  };
}
