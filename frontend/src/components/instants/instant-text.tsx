import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/config/locales.ts';
import { formatDate, isPlainDate, ofZoneCity, zoneCity } from '../../../shared/dates/dates.ts';
import { formatDateAt, formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { offsetAt } from '../../../shared/dates/zone-clock.ts';
import { useSite } from '../../lib/site.ts';
import { useOwnZone } from '../../lib/use-own-zone.ts';

interface InstantTextProps {
  instant: string;
  zone: string;
}

/** An instant on the clocks of its zone, and on those of the reader where they show something else; a day alone as it is. */
export function InstantText({ instant, zone }: InstantTextProps) {
  const text = useInstantText();
  return <time dateTime={instant}>{text(instant, zone)}</time>;
}

/** The same as words, for sentences. */
export function useInstantText(): (instant: string, zone: string) => string {
  const { t } = useTranslation('instants');
  const { language } = useSite();
  return instantWriter(t, language, useOwnZone());
}

/** The same outside of screens. @param own zone of the reader; undefined: not known */
export function instantWriter(
  t: TFunction<'instants'>,
  language: Language,
  own: string | undefined,
): (instant: string, zone: string) => string {
  const at = (instant: string, zone: string) => ({
    date: formatDateAt(instant, language, zone),
    time: formatTimeAt(instant, language, zone),
  });
  return (instant, zone) => {
    if (isPlainDate(instant)) return formatDate(instant, language);
    const there = at(instant, zone);
    // UTC is the time of no place.
    const text =
      zone === 'UTC' ? t('utc', there) : t('there', { ...there, city: ofZoneCity(zone, language) });
    const milliseconds = Date.parse(instant);
    if (own === undefined || offsetAt(own, milliseconds) === offsetAt(zone, milliseconds)) return text;
    const here = at(instant, own);
    const values = { there: text, ...here, city: zoneCity(own, language) };
    return t(here.date === there.date ? 'sameDay' : 'otherDay', values);
  };
}
