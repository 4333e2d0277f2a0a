import { useTranslation } from 'react-i18next';
import styles from './header.module.css';

/** The first element of the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#main" className={`visually-hidden ${styles['skip']}`}>
      {t('frame.skip')}
    </a>
  );
}
