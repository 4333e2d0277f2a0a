import { useTranslation } from 'react-i18next';
import { modeKeys } from '../../../shared/i18n/label-keys.ts';
import { isPlainDate, ofZoneCity } from '../../../shared/dates/dates.ts';
import {
  datePartsAt,
  formatComingDayAt,
  formatDateRangeAt,
  formatTimeAt,
} from '../../../shared/dates/zoned-dates.ts';
import { useSite } from '../../lib/site.ts';
import { dayIn } from '../../lib/zone-days.ts';
import { Icon } from '../../components/ui/icon.tsx';
import type { CardProps } from './card-props.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './card.module.css';

/** Whether an event begins and ends on the same day there. */
const isOneDay = (start: string, end: string, zone: string): boolean =>
  isPlainDate(start) ? start === end : dayIn(zone, Date.parse(start)) === dayIn(zone, Date.parse(end));

/** Events: the day as a tile, then where and at what time there. */
export function EventCard({ card, heading = 'h3' }: CardProps) {
  const { t } = useTranslation();
  const { language, now } = useSite();
  const { period } = card;
  const start = period?.start;
  const zone = period?.zone ?? 'UTC';
  const parts = start ? datePartsAt(start, language, zone) : undefined;
  const last = period?.end ?? start;
  const isAllDay = start ? isPlainDate(start) : false;
  const isBefore = (time: string): boolean => (isAllDay ? time < dayIn(zone, now) : Date.parse(time) < now);
  const past = last ? isBefore(last) : false;
  const running =
    !past && start !== undefined && start !== null && (isBefore(start) || start === dayIn(zone, now));
  const place = [card.place, card.city].filter(Boolean).join(', ');
  return (
    <CardFrame
      card={card}
      heading={heading}
      className={styles['event']}
      top={
        parts && (
          <p className={styles['tile']} aria-hidden="true">
            <span className={styles['weekday']}>{parts.weekday}</span>
            <span className={styles['day']}>{parts.day}</span>
            <span className={styles['month']}>
              {parts.month} {parts.year}
            </span>
          </p>
        )
      }
      kicker={
        <>
          {card.mode ? t(modeKeys[card.mode]) : t('family.event')}
          {past && <span className={styles['badge']}>{t('cards.past')}</span>}
          {running && <span className={styles['badge']}>{t('cards.now')}</span>}
        </>
      }
      facts={
        <ul className={styles['facts']}>
          {start && (
            <li>
              <Icon name="clock" />
              <span>
                {isOneDay(start, last ?? start, zone)
                  ? formatComingDayAt(start, language, zone, now)
                  : formatDateRangeAt(start, period?.end, language, zone)}
                <br />
                {isAllDay
                  ? t('cards.allDay')
                  : t('cards.zoneTime', {
                      time: formatTimeAt(start, language, zone),
                      city: ofZoneCity(zone, language),
                    })}
              </span>
            </li>
          )}
          {place && (
            <li>
              <Icon name="pin" />
              {place}
            </li>
          )}
        </ul>
      }
    />
  );
}
