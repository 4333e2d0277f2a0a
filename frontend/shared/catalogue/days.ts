import { isRealDay } from '../dates/real-day.ts';

/** Days and months in addresses of lists. */

/** An interval of days, both included; one without an end is open there. */
export interface Days {
  from: string | undefined;
  to: string | undefined;
}

const separator = '/';
const open = '..';

/** The value of the filter of days, in the notation of ISO 8601-2: `2026-12-03/2026-12-10`, `2026-12-03/..`. */
export const daysValue = ({ from, to }: Days): string => `${from ?? open}${separator}${to ?? open}`;

export function daysOf(value: string | undefined): Days {
  const [from, to] = (value ?? '').split(separator).map((day) => (day === open ? undefined : day));
  return { from: from || undefined, to };
}

/** What an address asks for and the list leaves out. */
export type LeftOut = 'from' | 'to' | 'days' | 'month';

/** Days that a form or an address has, and which of them are none; both are when the first is after the last. */
export function readDays(texts: Readonly<Record<keyof Days, string>>): { days: Days; leftOut: LeftOut[] } {
  const leftOut = (['from', 'to'] as const).filter((name) => texts[name] !== '' && !isRealDay(texts[name]));
  const dayIn = (name: keyof Days) => (leftOut.includes(name) ? undefined : texts[name] || undefined);
  const days: Days = { from: dayIn('from'), to: dayIn('to') };
  return days.from !== undefined && days.to !== undefined && days.from > days.to
    ? { days: { from: undefined, to: undefined }, leftOut: ['days'] }
    : { days, leftOut };
}

const month = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => month.test(text);

const dayLength = '2026-12-01'.length;
const monthLength = '2026-12'.length;
const dayInMilliseconds = 86_400_000;

export const monthAt = (instant: number): string => new Date(instant).toISOString().slice(0, monthLength);

/** The month before or after by a number of months; undefined beyond those that addresses have. */
export function monthBeside(text: string, distance: number): string | undefined {
  const date = new Date(`${text}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + distance);
  return [monthAt(date.getTime())].find(isMonth);
}

const shifted = (day: string, distance: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + distance * dayInMilliseconds).toISOString().slice(0, dayLength);

/** The days of a month, in order. */
export function daysInMonth(text: string): string[] {
  const first = `${text}-01`;
  return Array.from({ length: 31 }, (_, index) => shifted(first, index)).filter((day) =>
    day.startsWith(text),
  );
}

/** A month with a day before and after it: days of the site's zone may be days of the month in another one. */
export function daysAroundMonth(text: string): Days {
  const days = daysInMonth(text);
  return { from: shifted(`${text}-01`, -1), to: shifted(days.at(-1) ?? `${text}-28`, 1) };
}

/** Days of a month in weeks from Monday on; undefined: a day of another month. */
export function weeksOf(text: string): (string | undefined)[][] {
  const days = daysInMonth(text);
  const sunday = 0;
  const weekday = new Date(`${text}-01T00:00:00Z`).getUTCDay();
  const before = weekday === sunday ? 6 : weekday - 1;
  const cells = [...Array.from<undefined>({ length: before }), ...days];
  const weeks = Math.ceil(cells.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day]),
  );
}
