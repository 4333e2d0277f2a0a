import type { Language } from '../config/locales.ts';

/**
 * Dates are put together from Intl's parts, never taken as a whole sentence: the server's and the reader's browser
 * may carry different editions of the locale data, and both must print the same text.
 */
interface DateParts {
  weekday: string;
  day: string;
  month: string;
  shortMonth: string;
  year: string;
  hour: string;
  minute: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, zone: string, month: 'long' | 'short'): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${month}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
      timeZone: zone,
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

function partsOf(date: Date, language: Language, zone: string): DateParts {
  const read = (month: 'long' | 'short'): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
    Object.fromEntries(
      formatter(language, zone, month)
        .formatToParts(date)
        .map(({ type, value }) => [type, value]),
    );
  const { weekday = '', day = '', month = '', year = '', hour = '', minute = '' } = read('long');
  return { weekday, day, month, shortMonth: read('short').month ?? '', year, hour, minute };
}

/** `2026-12-01` is a day without zone; anything longer is an instant. */
export const isPlainDate = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** The zone in which a date is to be read: a plain date is the same day everywhere. */
const zoneFor = (iso: string, zone: string | null | undefined): string =>
  isPlainDate(iso) ? 'UTC' : (zone ?? 'UTC');

export function datePartsOf(iso: string, language: Language, zone?: string | null): DateParts {
  return partsOf(new Date(iso), language, zoneFor(iso, zone));
}

/** `1er décembre 2026`, `1 December 2026`. */
export function formatDate(iso: string, language: Language, zone?: string | null): string {
  const { day, month, year } = datePartsOf(iso, language, zone);
  return `${dayOf(day, language)} ${month} ${year}`;
}

/** The first of a month is an ordinal in French. */
const dayOf = (day: string, language: Language): string => (language === 'fr' && day === '1' ? '1er' : day);

/** `18 h 00` in French, `18:00` in English. */
export function formatTime(iso: string, language: Language, zone: string): string {
  const { hour, minute } = datePartsOf(iso, language, zone);
  return language === 'fr' ? `${hour} h ${minute}` : `${hour}:${minute}`;
}

/** Two dates without saying twice what they share: `3–5 décembre 2026`, `28 novembre – 3 décembre 2026`. */
export function formatDateRange(
  start: string,
  end: string | null | undefined,
  language: Language,
  zone?: string | null,
): string {
  const whole = formatDate(start, language, zone);
  if (!end) return whole;
  const from = datePartsOf(start, language, zone);
  const to = datePartsOf(end, language, zone);
  const until = formatDate(end, language, zone);
  if (whole === until) return whole;
  if (from.year !== to.year) return `${whole} – ${until}`;
  if (from.month !== to.month) return `${dayOf(from.day, language)} ${from.month} – ${until}`;
  return `${dayOf(from.day, language)}–${until}`;
}

/** The database of zones writes ASCII. */
const properNames: Readonly<Record<string, string>> = {
  Lome: 'Lomé',
  Sao_Tome: 'São Tomé',
  Ndjamena: 'N’Djamena',
};

const zoneCities: Readonly<Record<string, string>> = {
  Algiers: 'Alger',
  Cairo: 'Le Caire',
  Dar_es_Salaam: 'Dar es Salaam',
  Addis_Ababa: 'Addis-Abeba',
  Brazzaville: 'Brazzaville',
  Djibouti: 'Djibouti',
  Mauritius: 'Maurice',
  Mogadishu: 'Mogadiscio',
  Reunion: 'La Réunion',
  London: 'Londres',
  Brussels: 'Bruxelles',
};

/** The city that names a zone: `Africa/Dakar` → `Dakar`. */
export function zoneCity(zone: string, language: Language): string {
  const city = zone.split('/').at(-1) ?? zone;
  return (language === 'fr' ? zoneCities[city] : undefined) ?? properNames[city] ?? city.replace(/_/g, ' ');
}

/** The city of a zone after « heure » or before “time”: `d’Abidjan`, `de Dakar`, `du Caire`; `Dakar`. */
export function ofZoneCity(zone: string, language: Language): string {
  const city = zoneCity(zone, language);
  if (language === 'en') return city;
  if (city.startsWith('Le ')) return `du ${city.slice('Le '.length)}`;
  return /^[AEIOUÉH]/.test(city) ? `d’${city}` : `de ${city}`;
}
