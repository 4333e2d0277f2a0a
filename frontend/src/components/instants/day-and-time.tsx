import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofZoneCity } from '../../../shared/dates/dates.ts';
import { classes } from '../../lib/classes.ts';
import { useSite } from '../../lib/site.ts';
import form from '../form/form.module.css';
import styles from './day-and-time.module.css';
import { InstantText } from './instant-text.tsx';
import { type DayAndTime, instantOf, partsOfInstant } from './instant-value.ts';

interface DayAndTimeProps {
  /** Id of the field of the day. */
  id: string;
  /** Instant in UTC, or the typed text if it is no instant of the zone. */
  value: unknown;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  zone: string;
  /** The day alone means its end. */
  isLast: boolean;
  /** The day alone counts: no hour is asked for. */
  isAllDay?: boolean;
  isReadOnly?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
}

/** A day and an hour on the clocks of a zone, and what they are where the person is. */
export function DayAndTimeFields(props: DayAndTimeProps) {
  const {
    id,
    value,
    onChange,
    onBlur,
    zone,
    isLast,
    isAllDay = false,
    isReadOnly = false,
    isInvalid = false,
  } = props;
  const { t } = useTranslation('instants');
  const { language } = useSite();
  const [typed, setTyped] = useState<{ parts: DayAndTime; value: unknown; zone: string }>();
  const isTyped = typed !== undefined && typed.value === value && typed.zone === zone;
  const shown = isTyped ? typed.parts : partsOfInstant(value, zone, isLast);
  const parts = isAllDay ? { day: shown.day, time: '' } : shown;
  const isInstant = typeof value === 'string' && value.endsWith('Z');

  function change(next: Partial<DayAndTime>): void {
    const changed = { ...parts, ...next };
    const instant = instantOf(changed, zone, isLast);
    setTyped({ parts: changed, value: instant, zone });
    onChange(instant);
  }

  const control = {
    className: classes(form['input'], styles['control']),
    readOnly: isReadOnly,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': [props.describedBy, `${id}-zone`].filter(Boolean).join(' '),
    ...(onBlur && { onBlur }),
  };
  return (
    <>
      <div className={styles['controls']}>
        <div>
          <label htmlFor={id}>{t('day')}</label>
          <input
            {...control}
            id={id}
            type="date"
            value={parts.day}
            onChange={({ target }) => change({ day: target.value })}
          />
        </div>
        {!isAllDay && (
          <div>
            <label htmlFor={`${id}-time`}>{t('time')}</label>
            <input
              {...control}
              id={`${id}-time`}
              type="time"
              value={parts.time}
              onChange={({ target }) => change({ time: target.value })}
            />
          </div>
        )}
      </div>
      <p id={`${id}-zone`} className={form['hint']}>
        {isAllDay
          ? t(isLast ? 'lastDay' : 'firstDay')
          : `${t('zone', { city: ofZoneCity(zone, language) })} ${t(isLast ? 'end' : 'beginning')}`}
      </p>
      {isInstant && !isAllDay && (
        <p className={styles['meaning']}>
          <InstantText instant={value} zone={zone} />
        </p>
      )}
    </>
  );
}
