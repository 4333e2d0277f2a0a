import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { NavLink } from '../../components/ui/nav-link.tsx';
import { type Family, familyIds } from '../../../shared/config/content-types.ts';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { shortFamiliesKeys } from '../../../shared/i18n/family-keys.ts';
import { archivePath } from '../../../shared/links/archive-path.ts';
import { useSite } from '../../lib/site.ts';
import { AccountLink } from './account-link.tsx';
import { topId } from '../back-to-top.tsx';
import { EnvironmentLabel } from '../environment-label.tsx';
import styles from './header.module.css';
import { Logo } from '../logo.tsx';
import { useSwitchPath } from '../switch-path.ts';

/** Families with a link at the bottom of the screen on phones. */
const quick: Family[] = ['call', 'event', 'directory'];

export function Header() {
  const { t } = useTranslation();
  const { t: own } = useTranslation('header');
  const { language } = useSite();
  return (
    <>
      <header id={topId} tabIndex={-1} className={styles['header']}>
        <EnvironmentLabel />
        <div className={styles['bar']}>
          <Logo />
          <nav className={styles['wide']} aria-label={own('mainNavigation')}>
            <Families />
          </nav>
          <div className={styles['tools']}>
            <NavLink href={pathTo('search', language)} className={styles['tool']}>
              <Icon name="search" />
              <span className={styles['toolName']}>{t('frame.search')}</span>
            </NavLink>
            <AccountLink />
            <LanguageSwitch />
          </div>
        </div>
      </header>
      <nav className={styles['thumb']} aria-label={own('quickNavigation')}>
        <details className={styles['menu']}>
          <summary>
            <Icon name="menu" />
            {own('menu')}
          </summary>
          <div className={styles['panel']}>
            <Families />
          </div>
        </details>
        {quick.map((family) => (
          <NavLink key={family} href={archivePath(family, language)} family={family}>
            <Icon name={family} />
            {t(shortFamiliesKeys[family])}
          </NavLink>
        ))}
      </nav>
    </>
  );
}

function Families() {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <ul className={styles['families']}>
      {familyIds.map((family) => (
        <li key={family} data-family={family}>
          <NavLink href={archivePath(family, language)}>{t(shortFamiliesKeys[family])}</NavLink>
        </li>
      ))}
    </ul>
  );
}

/** A whole new page: its language, texts and direction of reading all change. */
function LanguageSwitch() {
  const { t } = useTranslation();
  const { language } = useSite();
  const other = otherLanguage(language);
  const path = useSwitchPath();
  return (
    <a
      className={styles['tool']}
      href={path}
      lang={other}
      hrefLang={other}
      title={t('frame.switchLanguageLong')}
    >
      {t('frame.switchLanguage')}
    </a>
  );
}
