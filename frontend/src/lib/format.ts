import type { Language } from '../../shared/config/locales.ts';
import { clockParts, dateWithoutYear, timeText } from '../../shared/dates/clock-texts.ts';
import { clockOfDevice } from '../../shared/dates/device-clock.ts';

const localeOf = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Sizes are decimal. */
const bytesOf = { KB: 1000, MB: 1_000_000 } as const;
export type FileSizeUnit = keyof typeof bytesOf;

/** `48 Ko`, `1,3 Mo` in French; `48 KB`, `1.3 MB` in English. @param unit without it, the one that suits the size */
export function formatFileSize(
  bytes: number,
  language: Language,
  unit: FileSizeUnit = bytes >= bytesOf.MB ? 'MB' : 'KB',
): string {
  const digits = unit === 'MB' ? 1 : 0;
  const value = Math.max(bytes / bytesOf[unit], digits ? 0 : 1);
  const rounded = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: digits }).format(value);
  return `${rounded}\u00a0${language === 'fr' ? unit.replace('B', 'o') : unit}`;
}

/** The host of an address without `www.`, or undefined when it is not a web address. */
export function hostOf(url: string): string | undefined {
  try {
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/^www\./, '') : undefined;
  } catch {
    return undefined;
  }
}

/** The id of a YouTube video, or undefined. */
export function youtubeId(url: string): string | undefined {
  return /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{11})/.exec(
    url,
  )?.[1];
}

/** `20 000`, `20,000`. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language]).format(value);

/** The hour of an instant (milliseconds since 1970) where the reader is: `14 h 05`, `14:05`. */
export const timeOf = (instant: number, language: Language): string =>
  timeText(clockParts(clockOfDevice(instant), language), language);

/** Day and hour where the reader is: `22 nov., 14 h 05`, `22 Nov, 14:05`. */
export function momentOf(instant: number, language: Language): string {
  const parts = clockParts(clockOfDevice(instant), language);
  return `${dateWithoutYear({ ...parts, month: parts.shortMonth }, language)}, ${timeText(parts, language)}`;
}
