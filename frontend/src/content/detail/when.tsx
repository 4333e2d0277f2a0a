import { useTranslation } from 'react-i18next';
import { formatDateRange, isPlainDate, ofZoneCity } from '../../../shared/dates/dates.ts';
import { formatComingDayAt, formatTimeAt } from '../../../shared/dates/zoned-dates.ts';
import { useSite } from '../../lib/site.ts';
import { ReaderTime } from './reader-time.tsx';

interface WhenProps {
  instant: string;
  zone: string | null;
  /** Also shows the reader's own time zone, where that differs. */
  withReader?: boolean;
}

/** An instant where the item takes place, and where the reader is. */
export function When({ instant, zone, withReader = false }: WhenProps) {
  const { t } = useTranslation('detail');
  const { language, now } = useSite();
  const place = zone ?? 'UTC';
  return (
    <>
      <time dateTime={instant}>
        {t('at', {
          date: formatComingDayAt(instant, language, place, now),
          time: formatTimeAt(instant, language, place),
          city: ofZoneCity(place, language),
        })}
      </time>
      {withReader && <ReaderTime instant={instant} zone={place} />}
    </>
  );
}

interface PeriodProps {
  start: string;
  end: string | null;
  zone: string | null;
}

/** Beginning and end, each day and zone named once; days without hours are the same everywhere and have no zone. */
export function Period({ start, end, zone }: PeriodProps) {
  const { t } = useTranslation('detail');
  const { language, now } = useSite();
  if (isPlainDate(start)) {
    const isOneDay = end === null || end === start;
    const date = isOneDay
      ? formatComingDayAt(start, language, zone, now)
      : formatDateRange(start, end, language);
    return t('allDay', { date });
  }
  if (end === null) return <When instant={start} zone={zone} withReader />;
  const place = zone ?? 'UTC';
  const read = (instant: string) => ({
    date: formatComingDayAt(instant, language, place, now),
    time: formatTimeAt(instant, language, place),
  });
  const from = read(start);
  const to = read(end);
  const values = {
    date: from.date,
    from: from.time,
    to: to.time,
    until: to.date,
    city: ofZoneCity(place, language),
  };
  return (
    <>
      {t(from.date === to.date ? 'sameDay' : 'severalDays', values)}
      <ReaderTime instant={start} zone={place} />
    </>
  );
}
