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
