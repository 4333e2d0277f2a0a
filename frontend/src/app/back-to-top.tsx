import { useTranslation } from 'react-i18next';
import { Icon } from '../components/ui/icon.tsx';
import styles from './back-to-top.module.css';

/** The header, from which reading starts again. */
export const topId = 'top';

/** A link that comes into sight once a screen and a half has been read: style alone decides, no script listens to scrolling. */
export function BackToTop() {
  const { t } = useTranslation();
  return (
    <div className={styles['track']}>
      <a href={`#${topId}`} className={styles['link']}>
        <Icon name="arrow" className={styles['up']} />
        {t('frame.backToTop')}
      </a>
    </div>
  );
}
