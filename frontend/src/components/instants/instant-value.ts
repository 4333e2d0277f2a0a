import type { FormDefinition } from '../../lib/forms/form-definition.ts';
import { beginningOf, endOf, instantIn, localParts, textOfInstant } from '../../lib/forms/local-time.ts';

/** A day and an hour as the two controls of the field have them; '' where nothing is filled in. */
export interface DayAndTime {
  /** `2027-01-31` */
  readonly day: string;
  /** `18:00` */
  readonly time: string;
}

const lastSecond = '23:59:59';
const firstSecond = '00:00:00';
const timeLength = 'hh:mm'.length;
const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/;
/** Dates outside of them are typing errors, which the checks of the form refuse as they are. */
const years = { first: '1900', last: '2200' };

/** Whether a field is an end: its day alone means the end of that day. */
export const isEnd = ({ rules }: Pick<FormDefinition, 'rules'>, key: string): boolean =>
  rules.some((rule) => rule.rule === 'later' && rule.end === key);

/** @param value in UTC, or as it was typed where it is no instant of the zone */
export function partsOfInstant(value: unknown, zone: string, isLast: boolean): DayAndTime {
  if (typeof value !== 'string' || value === '') return { day: '', time: '' };
  const [, typedDay, typedTime] = local.exec(value) ?? [];
  if (typedDay !== undefined && typedTime !== undefined) return { day: typedDay, time: typedTime };
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return { day: '', time: '' };
  const { day, time } = localParts(zone, instant);
  return { day, time: isLast && time === lastSecond ? '' : time.slice(0, timeLength) };
}

/** @returns in UTC; an hour that summer time skips as it was typed, for the form to refuse; null without a day */
export function instantOf({ day, time }: DayAndTime, zone: string, isLast: boolean): string | null {
  if (day === '') return null;
  const year = day.slice(0, years.first.length);
  const isRead = day.length === '2027-01-31'.length && year >= years.first && year <= years.last;
  if (!isRead) return `${day} ${time || firstSecond.slice(0, timeLength)}`;
  if (time === '') return textOfInstant(isLast ? endOf(zone, day) : beginningOf(zone, day));
  const instant = instantIn(zone, `${day}T${time}`);
  return instant === undefined ? `${day} ${time}` : textOfInstant(instant);
}

/** The instant at which the clocks of another zone show what those of the zone before showed. */
export const movedToZone = (value: unknown, from: string, to: string, isLast: boolean): unknown =>
  typeof value === 'string' && value !== ''
    ? instantOf(partsOfInstant(value, from, isLast), to, isLast)
    : value;
