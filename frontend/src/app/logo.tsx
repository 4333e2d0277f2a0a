import { useTranslation } from 'react-i18next';
import { pathTo } from '../../shared/config/routes.ts';
import { useSite } from '../lib/site.ts';
import styles from './header/header.module.css';

/** The name of the house, which leads to its door. */
export function Logo() {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <a href={pathTo('home', language)} className={styles['logo']} aria-label={t('frame.homeLink')}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M0 8h32v5H0zM0 19h32v5H0z" className={styles['weft']} />
        <path d="M6 0h5v10H6zm0 16h5v16H6zM21 0h5v16h-5zm0 22h5v10h-5z" className={styles['warp']} />
      </svg>
      <span>{t('frame.siteName')}</span>
    </a>
  );
}
