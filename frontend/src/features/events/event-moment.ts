import { dayIn } from '../../lib/zone-days.ts';

export type EventMoment = 'next' | 'today' | 'now' | 'past';

interface EventDates {
  startsAt: string | null;
  endsAt: string | null;
  zone: string | null;
}

/** Without an end, an event lasts until the end of its day, where it takes place. */
export function eventMoment({ startsAt, endsAt, zone }: EventDates, now: number): EventMoment | null {
  if (startsAt === null) return null;
  const start = Date.parse(startsAt);
  const today = dayIn(zone, now);
  const over = endsAt === null ? today > dayIn(zone, start) : Date.parse(endsAt) < now;
  if (over) return 'past';
  if (start <= now) return 'now';
  return dayIn(zone, start) === today ? 'today' : 'next';
}
