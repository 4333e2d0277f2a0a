import type { Language } from '../config/locales.ts';
import {
  clockParts,
  dateText,
  dateWithoutYear,
  type DateParts,
  timeText,
  withWeekday,
} from './clock-texts.ts';
import { clockOfUtc, formatDate, isPlainDate, rangeText, zoneCity } from './dates.ts';
import { clockAt } from './zone-clock.ts';

/** Days and hours on the clocks of a zone; plain dates are the same day everywhere. */
export const datePartsAt = (iso: string, language: Language, zone: string | null | undefined): DateParts =>
  clockParts(isPlainDate(iso) || !zone ? clockOfUtc(iso) : clockAt(zone, Date.parse(iso)), language);

/** `1er décembre 2026`, `1 December 2026`. */
export const formatDateAt = (iso: string, language: Language, zone: string | null | undefined): string =>
  dateText(datePartsAt(iso, language, zone), language);

/**
 * `22 décembre`: a date that is still to come in the year of now needs no year; `22 décembre 2027`. For pages, which are made
 * again once the date is over; what people store or send has the year, by `formatDateAt()`.
 */
export function formatComingDateAt(
  iso: string,
  language: Language,
  zone: string | null | undefined,
  now: number,
): string {
  const parts = datePartsAt(iso, language, zone);
  return isOfThisYear(iso, zone, now) ? dateWithoutYear(parts, language) : dateText(parts, language);
}

/** The same with its weekday: `mercredi 25 novembre`. */
export const formatComingDayAt = (
  iso: string,
  language: Language,
  zone: string | null | undefined,
  now: number,
): string => withWeekday(datePartsAt(iso, language, zone), formatComingDateAt(iso, language, zone, now));

const yearOf = (day: string): string => day.slice(0, '2026'.length);

/** Whether a day is today or later, and of the year of today. */
function isOfThisYear(iso: string, zone: string | null | undefined, now: number): boolean {
  const dayOf = (instant: number): string => clockAt(zone ?? 'UTC', instant).slice(0, '2026-12-01'.length);
  const [day, today] = [isPlainDate(iso) ? iso : dayOf(Date.parse(iso)), dayOf(now)];
  return day >= today && yearOf(day) === yearOf(today);
}

/** `18 h`, `18 h 30` or `minuit` in French, `18:00` in English. */
export const formatTimeAt = (iso: string, language: Language, zone: string): string =>
  timeText(datePartsAt(iso, language, zone), language);

/** `19 janvier 2027, 20 h (Dakar)`: in a list of values, outside of sentences. A day alone is written as it is. */
export const formatInstantAt = (iso: string, language: Language, zone: string): string =>
  isPlainDate(iso)
    ? formatDate(iso, language)
    : `${formatDateAt(iso, language, zone)}, ${formatTimeAt(iso, language, zone)} (${zoneCity(zone, language)})`;

/** `3–5 décembre 2026`, `28 novembre – 3 décembre 2026`. */
export const formatDateRangeAt = (
  start: string,
  end: string | null | undefined,
  language: Language,
  zone: string | null | undefined,
): string =>
  rangeText(datePartsAt(start, language, zone), end ? datePartsAt(end, language, zone) : undefined, language);
