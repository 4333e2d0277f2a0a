import { dayIn } from '../../lib/zone-days.ts';

/** The results of a call are out from their day on, as the calendar of its zone counts days. */
export const areResultsOut = (
  date: string | null | undefined,
  zone: string | null | undefined,
  now: number,
): boolean => Boolean(date) && String(date) <= dayIn(zone, now);
