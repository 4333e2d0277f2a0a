import type { Language } from '../config/locales.ts';

/**
 * Days and hours as a language writes them, of what a clock shows (`2026-12-01T18:00:00`): the zone was applied before.
 * Put together from Intl's parts, never taken as a whole sentence: the server's and the reader's browser may carry different
 * editions of the locale data, and both must print the same text.
 */
export interface DateParts {
  weekday: string;
  day: string;
  month: string;
  shortMonth: string;
  year: string;
  hour: string;
  minute: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, month: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${language} ${month}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
      timeZone: 'UTC',
      weekday: 'long',
      day: 'numeric',
      month,
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(key, known);
  }
  return known;
}

export function clockParts(clock: string, language: Language): DateParts {
  const date = new Date(`${clock}Z`);
  const read = (month: 'long' | 'short'): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
    Object.fromEntries(
      formatter(language, month)
        .formatToParts(date)
        .map(({ type, value }) => [type, value]),
    );
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = read('long');
  return { weekday, day, month, shortMonth: read('short').month ?? '', year, hour, minute };
}

/** Dates and times never break inside. */
const space = '\u00a0';

/** `1er décembre 2026`, `1 December 2026`. */
export const dateText = (parts: DateParts, language: Language): string =>
  `${dateWithoutYear(parts, language)}${space}${parts.year}`;

/** `1er décembre`, `1 December`. */
export const dateWithoutYear = ({ day, month }: DateParts, language: Language): string =>
  `${dayText(day, language)}${space}${month}`;

/** `mardi 1er décembre 2026`, of a date with or without its year. */
export const withWeekday = ({ weekday }: DateParts, date: string): string => `${weekday}${space}${date}`;

/** The first of a month is an ordinal in French. */
export const dayText = (day: string, language: Language): string =>
  language === 'fr' && day === '1' ? '1er' : day;

/** `18 h`, `9 h 05` and `minuit` in French, `18:00`, `09:05` and `00:00` in English: 24 hours in both. */
export function timeText({ hour, minute }: DateParts, language: Language): string {
  if (language === 'en') return `${hour}:${minute}`;
  if (minute !== '00') return [Number(hour), 'h', minute].join(space);
  return hour === '00' ? 'minuit' : `${Number(hour)}${space}h`;
}
