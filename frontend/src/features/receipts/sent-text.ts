import type { Language } from '../../../shared/config/locales.ts';

/** The instant of sending, to the second, on a clock that is the same for everybody: a receipt shows it in the zone of its call. */
export const sentText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(instant));
