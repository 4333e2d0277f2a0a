import { useTranslation } from 'react-i18next';
import styles from './detail.module.css';

/** Room for the same instant where the reader is: a script fills it in, since the server can't know where that is. */
export function ReaderTime({ instant, zone }: { instant: string; zone: string }) {
  const { t } = useTranslation('detail');
  return (
    <span
      className={styles['readerTime']}
      data-reader-time={t('readerTime', { date: '{{date}}', time: '{{time}}' })}
      data-instant={instant}
      data-zone={zone}
    />
  );
}
