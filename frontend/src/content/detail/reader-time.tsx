import { useTranslation } from 'react-i18next';
import { clockAt } from '../../../shared/dates/zone-clock.ts';
import styles from './detail.module.css';

/** Placeholder for the time in the reader's time zone, filled in by script. */
export function ReaderTime({ instant, zone }: { instant: string; zone: string }) {
  const { t } = useTranslation('detail');
  return (
    <span
      className={styles['readerTime']}
      data-reader-time={t('readerTime', { date: '{{date}}', time: '{{time}}' })}
      data-instant={instant}
      data-clock={clockAt(zone, Date.parse(instant))}
    />
  );
}
