import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.ts';
import { zones } from '../../../shared/dates/zone-data.ts';
import { formatUnit, timeLeft } from '../../lib/time-left.ts';
import { daysOf } from '../../lib/zone-days.ts';
import styles from './panel.module.css';
import { useNow } from './use-now.ts';

interface CountdownProps {
  until: string;
  /** Zone of the place where the item happens: its calendar counts the days. */
  zone: string | null;
  /** `closing`: what is left · `opening`, `starting`: in how long. */
  kind: keyof typeof textKeys;
}

const textKeys = {
  closing: 'timeLeft',
  opening: 'opensIn',
  starting: 'startsIn',
} as const;
const within = {
  closing: 'withinTheHour',
  opening: 'opensWithinTheHour',
  starting: 'startsWithinTheHour',
} as const;
const over = {
  closing: 'justClosed',
  opening: 'justOpened',
  starting: 'justStarted',
} as const;
const placeholder = { time: '{{time}}' };

/**
 * The time left, correct without script for as long as caches store the page (minutes): in days, then in hours. A
 * script refines it to the minute and shows the end.
 */
export function Countdown({ until, zone, kind }: CountdownProps) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  const now = useNow();
  const { unit, count } = timeLeft(until, daysOf(zone), now);
  return (
    <p
      className={styles['left']}
      data-countdown={until}
      data-clocks={zones().clockCode(zone ?? 'UTC', now, Date.parse(until))}
      data-text={t(textKeys[kind], placeholder)}
      data-within={t(within[kind])}
      data-over={t(over[kind])}
      data-kind={kind}
    >
      {unit === 'over'
        ? t(over[kind])
        : unit === 'minutes'
          ? t(within[kind])
          : t(textKeys[kind], { time: formatUnit(unit, count, language) })}
    </p>
  );
}
