import type { Language } from '../config/locales.ts';
import { clockParts, dateText, dateWithoutYear, type DateParts, dayText } from './clock-texts.ts';

/** Days as a language writes them: plain dates, which are the same everywhere, and instants by UTC. In other zones: zoned-dates.ts. */

/** `2026-12-01` is a day without zone; anything longer is an instant. */
export const isPlainDate = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** Clock time in UTC. @throws RangeError for an invalid date */
export const clockOfUtc = (iso: string): string => new Date(iso).toISOString().slice(0, -'.000Z'.length);

/** `1er décembre 2026`, `1 December 2026`. */
export const formatDate = (iso: string, language: Language): string =>
  dateText(clockParts(clockOfUtc(iso), language), language);

/** Two dates without saying twice what they share: `3–5 décembre 2026`, `28 novembre – 3 décembre 2026`. */
export const formatDateRange = (start: string, end: string | null | undefined, language: Language): string =>
  rangeText(
    clockParts(clockOfUtc(start), language),
    end ? clockParts(clockOfUtc(end), language) : undefined,
    language,
  );

export function rangeText(from: DateParts, to: DateParts | undefined, language: Language): string {
  const whole = dateText(from, language);
  if (!to) return whole;
  const until = dateText(to, language);
  if (whole === until) return whole;
  if (from.year !== to.year) return `${whole} – ${until}`;
  if (from.month !== to.month) return `${dateWithoutYear(from, language)} – ${until}`;
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
