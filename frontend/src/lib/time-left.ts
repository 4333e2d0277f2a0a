import type { Language } from '../../shared/config/locales.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Hours are shown in the last two days only. */
const hoursFrom = 2 * day;

export interface TimeLeft {
  unit: 'days' | 'hours' | 'minutes' | 'over';
  count: number;
}

/** The second of the instant itself still belongs to the time before. */
const isOver = (instant: string, now: number): boolean => !(Date.parse(instant) - now > -second);

/** The calendar day of an instant where the item takes place, `2026-11-21`: `daysOf()` a zone, or what a page says of it. */
export type DayAt = (instant: number) => string;

/**
 * Days between today and the day of an instant, as a calendar of its zone counts them: 0 on the day itself. Undefined once
 * the instant is over. Cards and pages of one item both count with it.
 */
export function daysLeft(instant: string, dayAt: DayAt, now: number): number | undefined {
  if (isOver(instant, now)) return undefined;
  const days = (at: number): number => Date.parse(dayAt(at)) / day;
  return days(Date.parse(instant)) - days(now);
}

/** How long until an instant: calendar days of its zone from two whole days on, then whole hours, then minutes. */
export function timeLeft(instant: string, dayAt: DayAt, now: number): TimeLeft {
  if (isOver(instant, now)) return { unit: 'over', count: 0 };
  const left = Date.parse(instant) - now;
  if (left >= hoursFrom) return { unit: 'days', count: daysLeft(instant, dayAt, now) ?? 0 };
  if (left >= hour) return { unit: 'hours', count: Math.floor(left / hour) };
  return { unit: 'minutes', count: Math.max(0, Math.floor(left / minute)) };
}

const units = { days: 'day', hours: 'hour', minutes: 'minute' } as const;

/** `5 jours`, `1 hour`. */
export const formatUnit = (unit: keyof typeof units, count: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: units[unit], unitDisplay: 'long' }).format(count);

/** Phase of plain dates on a day: a date is current until its day is over. */
export type Phase = 'done' | 'now' | 'next';

export function phaseOfDays(start: string | null, end: string | null, today: string): Phase | null {
  const first = start ?? end;
  if (!first) return null;
  if (today < first) return 'next';
  return end !== null && today > end ? 'done' : 'now';
}
