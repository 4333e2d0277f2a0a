import { useTranslation } from 'react-i18next';
import { Period } from '../../content/detail/when.tsx';
import type { EventDate } from './event-dates.ts';

interface EventDatesListProps {
  dates: readonly EventDate[];
  zone: string | null;
}

/** Longer lists end with how many more there are. */
const visibleDates = 10;

/** The next dates of an event that comes back. */
export function EventDatesList({ dates, zone }: EventDatesListProps) {
  const { t } = useTranslation('events');
  const more = dates.length - visibleDates;
  return (
    <>
      <ul>
        {dates.slice(0, visibleDates).map(({ startsAt, endsAt }) => (
          <li key={startsAt}>
            <Period start={startsAt} end={endsAt} zone={zone} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('moreDates', { count: more })}</p>}
    </>
  );
}
