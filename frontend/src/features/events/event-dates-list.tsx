import { useTranslation } from 'react-i18next';
import { Period } from '../../content/detail/when.tsx';
import { ofZoneCity } from '../../../shared/dates/dates.ts';
import { formatComingDayAt } from '../../../shared/dates/zoned-dates.ts';
import { useSite } from '../../lib/site.ts';
import { commonHours, type EventDate } from './event-dates.ts';

interface EventDatesListProps {
  dates: readonly EventDate[];
  zone: string | null;
}

/** Longer lists end with how many more there are. */
const visibleDates = 10;

/** The next dates of an event that comes back. */
export function EventDatesList({ dates, zone }: EventDatesListProps) {
  const { t } = useTranslation('events');
  const { language, now } = useSite();
  const place = zone ?? 'UTC';
  const hours = commonHours(dates, language, place);
  const more = dates.length - visibleDates;
  return (
    <>
      {hours && <p>{t('sameHours', { ...hours, city: ofZoneCity(place, language) })}</p>}
      <ul>
        {dates.slice(0, visibleDates).map(({ startsAt, endsAt }) => (
          <li key={startsAt}>
            {hours ? (
              <time dateTime={startsAt}>{formatComingDayAt(startsAt, language, place, now)}</time>
            ) : (
              <Period start={startsAt} end={endsAt} zone={zone} />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('moreDates', { count: more })}</p>}
    </>
  );
}
