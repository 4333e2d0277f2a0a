import type { Language } from '../../shared/config/locales.ts';

const kilo = 1000;

/** `48 Ko`, `1,3 Mo` in French; `48 KB`, `1.3 MB` in English. */
export function formatFileSize(bytes: number, language: Language): string {
  const unit = language === 'fr' ? 'o' : 'B';
  const [value, prefix] = bytes >= kilo * kilo ? [bytes / (kilo * kilo), 'M'] : [bytes / kilo, 'K'];
  const digits = prefix === 'M' ? 1 : 0;
  const rounded = Math.max(value, digits ? 0 : 1)
    .toFixed(digits)
    .replace(/\.0$/, '');
  return `${language === 'fr' ? rounded.replace('.', ',') : rounded}\u00a0${prefix}${unit}`;
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
  new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB').format(value);

/** The hour of an instant (milliseconds since 1970) where the reader is: `14:05`. */
export const timeOf = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { timeStyle: 'short' }).format(instant);

/** Day and hour where the reader is: `22 nov., 14:05`. */
export const momentOf = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(instant);
