import { useTranslation } from 'react-i18next';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { isGuest } from '../../../shared/config/can.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../lib/site.ts';
import { useMember } from '../../lib/use-member.ts';
import { EnvironmentLabel } from '../environment-label.tsx';
import frame from '../header/header.module.css';
import { Logo } from '../logo.tsx';
import { useSwitchPath } from '../switch-path.ts';
import { AccountMenu } from '../workspace/account-menu.tsx';
import { NewMenu } from '../workspace/new-menu.tsx';
import mark from '../workspace/notice-mark.module.css';
import styles from '../workspace/workspace-header.module.css';

/** The header of the workspace for pages without its application: links in the place of what script opens. */
export function MemberHeader() {
  const { t } = useTranslation(['common', 'workspace']);
  const { language } = useSite();
  const member = useMember();
  const other = otherLanguage(language);
  return (
    <header className={frame['header']}>
      <EnvironmentLabel />
      <div className={frame['bar']}>
        <span className={styles['logo']}>
          <Logo />
        </span>
        <div className={frame['tools']}>
          {!isGuest(member) && <MembersTools unread={member.unreadNotices} />}
          <AccountMenu />
          <a
            className={frame['tool']}
            href={useSwitchPath()}
            lang={other}
            hrefLang={other}
            title={t('frame.switchLanguageLong')}
          >
            {t('frame.switchLanguage')}
          </a>
        </div>
      </div>
    </header>
  );
}

/** What accounts that only review do not have. */
function MembersTools({ unread: count }: { unread: number }) {
  const { t } = useTranslation(['common', 'workspace']);
  const { language } = useSite();
  return (
    <>
      <a href={pathTo('search', language)} className={styles['command']}>
        <Icon name="search" />
        <span className={styles['commandName']}>{t('frame.search')}</span>
      </a>
      <NewMenu />
      <div className={mark['mark']}>
        <a href={pathTo('notices', language)} className={mark['button']}>
          <Icon name="bell" />
          {count > 0 && (
            <span className={mark['count']} aria-hidden="true">
              {count}
            </span>
          )}
          <span className="visually-hidden">
            {count > 0 ? t('workspace:unread', { count }) : t('workspace:noUnread')}
          </span>
        </a>
      </div>
    </>
  );
}
