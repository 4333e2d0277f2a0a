import type { Language } from '../config/locales.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Hours are said in the last two days only: before that nobody counts them. */
const hoursFrom = 2 * day;

export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes' | 'over';
  count: number;
}

/**
 * How long until an instant, never more than there is: whole days from two days on, then whole hours, then minutes.
 * The instant itself still belongs to the time before.
 */
export function timeLeft(instant: string, now: number): TimeLeft {
  const left = Date.parse(instant) - now;
  if (!(left > -second)) return { unit: 'over', count: 0 };
  if (left >= hoursFrom) return { unit: 'days', count: Math.floor(left / day) };
  if (left >= hour) return { unit: 'hours', count: Math.floor(left / hour) };
  return { unit: 'minutes', count: Math.max(0, Math.floor(left / minute)) };
}

const units = { days: 'day', hours: 'hour', minutes: 'minute' } as const;

/** `5 jours`, `1 hour`. */
export const formatUnit = (unit: keyof typeof units, count: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: units[unit], unitDisplay: 'long' }).format(count);

/** The calendar day of an instant in a zone, `2026-11-21`: days compare as texts. */
export function dayIn(zone: string | null | undefined, instant: number): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone ?? 'UTC',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

/** Where plain dates stand on a day: a date belongs to the present until its day is over. */
export type Phase = 'done' | 'now' | 'next';

export function phaseOfDays(start: string | null, end: string | null, today: string): Phase | null {
  const first = start ?? end;
  if (!first) return null;
  if (today < first) return 'next';
  return end !== null && today > end ? 'done' : 'now';
}
