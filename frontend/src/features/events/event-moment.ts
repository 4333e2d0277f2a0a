import { isPlainDate } from '../../../shared/dates/dates.ts';
import { dayIn } from '../../lib/zone-days.ts';

export type EventMoment = 'next' | 'today' | 'now' | 'past';

interface EventDates {
  startsAt: string | null;
  endsAt: string | null;
  zone: string | null;
}

/**
 * Moment of an event at an instant. An event without an end lasts until the end of its day in its own zone; days
 * without hours last as the calendar states.
 */
export function eventMoment({ startsAt, endsAt, zone }: EventDates, now: number): EventMoment | null {
  if (startsAt === null) return null;
  const today = dayIn(zone, now);
  if (isPlainDate(startsAt)) {
    if (today > (endsAt ?? startsAt)) return 'past';
    return startsAt <= today ? 'now' : 'next';
  }
  const start = Date.parse(startsAt);
  const over = endsAt === null ? today > dayIn(zone, start) : Date.parse(endsAt) < now;
  if (over) return 'past';
  if (start <= now) return 'now';
  return dayIn(zone, start) === today ? 'today' : 'next';
}
