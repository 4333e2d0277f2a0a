import { useTranslation } from 'react-i18next';
import { Icon } from '../components/ui/icon.tsx';
import styles from './back-to-top.module.css';

/** The header, from which reading starts again. */
export const topId = 'top';

/** A link at the end of the page. Script shows it where the reader is while they scroll up (see public/upwards.ts). */
export function BackToTop() {
  const { t } = useTranslation('footer');
  return (
    <div className={styles['track']}>
      <a href={`#${topId}`} className={styles['link']}>
        <Icon name="arrow" className={styles['up']} />
        <span className={styles['name']}>{t('backToTop')}</span>
      </a>
    </div>
  );
}
