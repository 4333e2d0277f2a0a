import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '../../components/ui/icon.tsx';
import { familyIds } from '../../../shared/config/content-types.ts';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { dataLightParameter } from '../../../shared/config/data-light.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { cookiesPath } from '../../../shared/config/script-paths.ts';
import { familiesKeys } from '../../../shared/i18n/family-keys.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { withParameters } from '../../../shared/links/with-parameters.ts';
import { useSite } from '../../lib/site.ts';
import styles from './footer.module.css';
import { useSwitchPath } from '../switch-path.ts';

interface FooterProps {
  description: string | undefined;
  /** Above what every page has. */
  children?: ReactNode;
}

export function Footer({ description, children }: FooterProps) {
  const { t } = useTranslation();
  const { t: foot } = useTranslation('footer');
  const { language } = useSite();
  const other = otherLanguage(language);
  const switchPath = useSwitchPath();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        {children}
        <div className={styles['about']}>
          <p className={styles['name']}>{t('frame.siteName')}</p>
          <p>{description || t('frame.description')}</p>
        </div>
        <nav aria-label={foot('navigation')} className={styles['columns']}>
          <div>
            <h2>{foot('explore')}</h2>
            <ul>
              {familyIds.map((family) => (
                <li key={family}>
                  <a href={archivePath(family, language)}>{t(familiesKeys[family])}</a>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{foot('site')}</h2>
            <ul>
              <li>
                <a href={pathTo('search', language)}>{t('frame.search')}</a>
              </li>
              <li>
                <a href={pathTo('contact', language)}>{t('frame.contact')}</a>
              </li>
              <li>
                <a href={pathTo('privacy', language)}>{t('frame.privacy')}</a>
              </li>
              <li>
                <a href={cookiesPath[language]} data-action="consent">
                  {t('frame.cookies')}
                </a>
              </li>
              <li>
                <a href={switchPath} lang={other} hrefLang={other}>
                  {t('frame.switchLanguageLong')}
                </a>
              </li>
            </ul>
            <DataLightSwitch />
          </div>
        </nav>
        <p className={styles['small']}>
          {foot('licence')} {foot('pattern')}
        </p>
      </div>
    </footer>
  );
}

/** A link that the server answers by remembering the choice and coming back here: it works without script. */
function DataLightSwitch() {
  const { t } = useTranslation();
  const { t: foot } = useTranslation('footer');
  const { dataLight } = useSite();
  const { pathname } = useLocation();
  return (
    <div className={styles['light']}>
      <a href={withParameters(pathname, { [dataLightParameter]: dataLight ? 'off' : 'on' })} rel="nofollow">
        <Icon name="leaf" />
        {dataLight ? t('frame.dataLightOff') : t('frame.dataLightOn')}
      </a>
      <p>{foot('lightHint')}</p>
    </div>
  );
}
