import type { Language } from '../config/locales.ts';
import { clockParts, dateText, type DateParts, timeText } from './clock-texts.ts';
import { clockOfUtc, isPlainDate, rangeText } from './dates.ts';
import { clockAt } from './zone-clock.ts';

/** Days and hours on the clocks of a zone; plain dates are the same day everywhere. */
export const datePartsAt = (iso: string, language: Language, zone: string | null | undefined): DateParts =>
  clockParts(isPlainDate(iso) || !zone ? clockOfUtc(iso) : clockAt(zone, Date.parse(iso)), language);

/** `1er décembre 2026`, `1 December 2026`. */
export const formatDateAt = (iso: string, language: Language, zone: string | null | undefined): string =>
  dateText(datePartsAt(iso, language, zone), language);

/** `18 h 00` in French, `18:00` in English. */
export const formatTimeAt = (iso: string, language: Language, zone: string): string =>
  timeText(datePartsAt(iso, language, zone), language);

/** `3–5 décembre 2026`, `28 novembre – 3 décembre 2026`. */
export const formatDateRangeAt = (
  start: string,
  end: string | null | undefined,
  language: Language,
  zone: string | null | undefined,
): string =>
  rangeText(datePartsAt(start, language, zone), end ? datePartsAt(end, language, zone) : undefined, language);
