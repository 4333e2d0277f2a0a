import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site.ts';
import styles from './application.module.css';

/** Who else has the form of the application open now. */
export function Presences({ writers }: { writers: readonly string[] }) {
  const { t } = useTranslation('coWriters');
  const { language } = useSite();
  const names = new Intl.ListFormat(language).format(writers);
  return <output className={styles['present']}>{writers.length > 0 && t('present', { names })}</output>;
}
