/** The days on which an event takes place, as the plugin's Events\Recurrence finds them. */
import type { RuleChecks } from '../../../lib/forms/form-definition.ts';
import { beginningOf, instantIn, localParts } from '../../../lib/forms/local-time.ts';
import { none, refused } from '../../../lib/forms/problems.ts';

interface Recurrence {
  readonly frequency: string;
  readonly interval: number;
  readonly byDay: readonly string[];
  /** Its last possible day. */
  readonly until: string;
  readonly except: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** Days of the week, Monday first. */
const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
const daysPerWeek = weekdays.length;
const dayMilliseconds = 86_400_000;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
/** The fifth one of a weekday is the last of its month. */
const ordinals = 4;

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && isoDay.test(value) && !Number.isNaN(Date.parse(value));
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** @returns undefined without a frequency or an end */
export function recurrenceOf(value: unknown): Recurrence | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { frequency, interval, byDay, until, except } = value as Values;
  if (typeof frequency !== 'string' || frequency === '' || !isDay(until)) return undefined;
  return {
    frequency,
    interval: typeof interval === 'number' && interval >= 1 ? interval : 1,
    byDay: texts(byDay),
    until,
    except: texts(except),
  };
}

const dayOf = (date: number): string => new Date(date).toISOString().slice(0, '2027-01-31'.length);
const weekdayOf = (date: number): number => (new Date(date).getUTCDay() + daysPerWeek - 1) % daysPerWeek;
const monthOf = (date: number, months = 0): number => {
  const at = new Date(date);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1);
};
const plus = (date: number, days: number): number => date + days * dayMilliseconds;

/** @param first the day of the start. @param max days at most, to notice a recurrence with more */
function recurrenceDays(recurrence: Recurrence, first: string, max: number): string[] {
  const { frequency, interval, until, except } = recurrence;
  const start = Date.parse(first);
  const last = Date.parse(until);
  const days: string[] = [];
  let period = beginningOfPeriod(frequency, start);
  while (period <= last && days.length < max) {
    for (const date of datesWithin(recurrence, period, start)) {
      const day = dayOf(date);
      if (date >= start && date <= last && !except.includes(day) && days.length < max) days.push(day);
    }
    period = nextPeriod(frequency, period, interval);
  }
  return days;
}

function beginningOfPeriod(frequency: string, start: number): number {
  if (frequency === 'daily') return start;
  return frequency === 'weekly' ? plus(start, -weekdayOf(start)) : monthOf(start);
}

function nextPeriod(frequency: string, period: number, interval: number): number {
  if (frequency === 'daily') return plus(period, interval);
  return frequency === 'weekly' ? plus(period, interval * daysPerWeek) : monthOf(period, interval);
}

/** Dates of a day, a week or a month, in order. */
function datesWithin({ frequency, byDay }: Recurrence, period: number, start: number): number[] {
  if (frequency === 'daily') return [period];
  if (frequency === 'weekly') {
    const days = weekdays.flatMap((name, index) =>
      byDay.includes(name) || index === weekdayOf(start) ? [index] : [],
    );
    return days.map((day) => plus(period, day));
  }
  const month = monthOf(period);
  const lastDay = plus(monthOf(period, 1), -1);
  const day = new Date(start).getUTCDate();
  if (frequency === 'monthly') return day <= new Date(lastDay).getUTCDate() ? [plus(month, day - 1)] : [];
  const ordinal = Math.floor((day - 1) / daysPerWeek);
  const distance = (from: number) => (weekdayOf(start) - weekdayOf(from) + daysPerWeek) % daysPerWeek;
  return ordinal >= ordinals
    ? [plus(lastDay, -((daysPerWeek - distance(lastDay)) % daysPerWeek))]
    : [plus(month, distance(month) + ordinal * daysPerWeek)];
}

/** The starts of an event in milliseconds since 1970: at the same hour on the clocks of its zone. @param start an instant */
export function recurrenceStarts(recurrence: Recurrence, start: number, zone: string, max: number): number[] {
  const { day: first, time } = localParts(zone, start);
  return recurrenceDays(recurrence, first, max).map((day) => {
    if (day === first) return start;
    const skipped = () => beginningOf(zone, day) + Date.parse(`1970-01-01T${time}Z`);
    return instantIn(zone, `${day}T${time}`) ?? skipped();
  });
}

const isBlank = (each: unknown): boolean =>
  each === null || each === undefined || each === '' || (Array.isArray(each) && each.length === 0);

/** Check of a recurrence, equal to the plugin's Events\RecurrenceRule. */
export const checkRecurrence: NonNullable<RuleChecks['recurrence']> = ({ field, max }, values, stage) => {
  const value = (values[field] ?? {}) as Values;
  if (Object.values(value).every(isBlank)) return none;
  const missing = [
    ...(isBlank(value['frequency']) ? refused(`${field}.frequency`, 'required') : none),
    ...(isBlank(value['until']) ? refused(`${field}.until`, 'recurrence_without_end') : none),
  ];
  if (missing.length > 0) return stage === 'submit' ? missing : none;
  const recurrence = recurrenceOf(value);
  const start = typeof values['startsAt'] === 'string' ? Date.parse(values['startsAt']) : Number.NaN;
  if (!recurrence || Number.isNaN(start)) return none;
  const zone = typeof values['zone'] === 'string' && values['zone'] !== '' ? values['zone'] : 'UTC';
  const { length } = recurrenceDays(recurrence, firstDay(start, zone), max + 1);
  if (length === 0) return refused(`${field}.until`, 'recurrence_without_dates');
  return length > max ? refused(`${field}.until`, 'recurrence_too_long') : none;
};

/** Day of the start; in UTC when the zone is unknown, which its own check reports. */
function firstDay(start: number, zone: string): string {
  try {
    return localParts(zone, start).day;
  } catch {
    return localParts('UTC', start).day;
  }
}
