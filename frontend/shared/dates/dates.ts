import type { Language } from '../config/locales.ts';
import { clockParts, dateText, type DateParts, dayText, timeText } from './clock-texts.ts';
import { clockAt } from './zone-clock.ts';

/** `2026-12-01` is a day without zone; anything longer is an instant. */
export const isPlainDate = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** The zone in which a date is to be read: a plain date is the same day everywhere. */
const zoneFor = (iso: string, zone: string | null | undefined): string =>
  isPlainDate(iso) ? 'UTC' : (zone ?? 'UTC');

export const datePartsOf = (iso: string, language: Language, zone?: string | null): DateParts =>
  clockParts(clockAt(zoneFor(iso, zone), Date.parse(iso)), language);

/** `1er décembre 2026`, `1 December 2026`. */
export const formatDate = (iso: string, language: Language, zone?: string | null): string =>
  dateText(datePartsOf(iso, language, zone), language);

/** `18 h 00` in French, `18:00` in English. */
export const formatTime = (iso: string, language: Language, zone: string): string =>
  timeText(datePartsOf(iso, language, zone), language);

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
  if (from.month !== to.month) return `${dayText(from.day, language)} ${from.month} – ${until}`;
  return `${dayText(from.day, language)}–${until}`;
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
