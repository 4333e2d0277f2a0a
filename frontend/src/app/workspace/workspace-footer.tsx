import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { dataLightParameter } from '../../../shared/config/data-light.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { cookiesPath } from '../../../shared/config/script-paths.ts';
import { useSite } from '../../lib/site.ts';
import styles from './shell.module.css';

/** Footer in one line with the links that every page must have. */
export function WorkspaceFooter() {
  const { t } = useTranslation();
  const { language, dataLight } = useSite();
  const { pathname } = useLocation();
  return (
    <footer className={styles['footer']}>
      <a href={pathTo('contact', language)}>{t('frame.contact')}</a>
      <a href={pathTo('privacy', language)}>{t('frame.privacy')}</a>
      <a href={cookiesPath[language]}>{t('frame.cookies')}</a>
      <a href={`${pathname}?${dataLightParameter}=${dataLight ? 'off' : 'on'}`} rel="nofollow">
        {t(dataLight ? 'frame.dataLightOff' : 'frame.dataLightOn')}
      </a>
    </footer>
  );
}
