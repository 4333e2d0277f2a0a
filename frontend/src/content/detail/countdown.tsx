import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.ts';
import { formatUnit, timeLeft } from '../../lib/time-left.ts';
import styles from './panel.module.css';
import { useNow } from './use-now.ts';

interface CountdownProps {
  until: string;
  /** Where the thing takes place: its calendar counts the days. */
  zone: string | null;
  /** `closing`: what is left · `opening`, `starting`: in how long. */
  kind: keyof typeof say;
}

const say = {
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
 * The time left, right without script as long as the page is kept by caches (minutes): to the day, then to the hour.
 * A script refines it to the minute and says when it is over.
 */
export function Countdown({ until, zone, kind }: CountdownProps) {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  const { unit, count } = timeLeft(until, zone, useNow());
  return (
    <p
      className={styles['left']}
      data-countdown={until}
      data-zone={zone ?? undefined}
      data-text={t(say[kind], placeholder)}
      data-within={t(within[kind])}
      data-over={t(over[kind])}
      data-kind={kind}
    >
      {unit === 'over'
        ? t(over[kind])
        : unit === 'minutes'
          ? t(within[kind])
          : t(say[kind], { time: formatUnit(unit, count, language) })}
    </p>
  );
}
