import { useTranslation } from 'react-i18next';
import { useLocation, useMatches, useParams } from 'react-router';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo, type RouteId, routes } from '../../../shared/config/routes.ts';
import { isGuest } from '../../../shared/config/can.ts';
import { useSite } from '../../lib/site.ts';
import { useMember } from '../../lib/use-member.ts';
import frame from '../header/header.module.css';
import { EnvironmentLabel } from '../environment-label.tsx';
import { Logo } from '../logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CommandButton } from './command-button.tsx';
import { NewMenu } from './new-menu.tsx';
import { NoticeMark } from './notice-mark.tsx';
import styles from './workspace-header.module.css';

/** The link to the public pages, the search, what one may begin, the other language, one's account. */
export function WorkspaceHeader() {
  const { t } = useTranslation();
  const { language } = useSite();
  const other = otherLanguage(language);
  return (
    <header className={frame['header']}>
      <EnvironmentLabel />
      <div className={frame['bar']}>
        <span className={styles['logo']}>
          <Logo />
        </span>
        <div className={frame['tools']}>
          {!isGuest(useMember()) && (
            <>
              <CommandButton />
              <NewMenu />
              <NoticeMark />
            </>
          )}
          <AccountMenu />
          <a
            className={frame['tool']}
            href={useOtherAddress()}
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

/** This place in the other language: records have one id in both. Where there is none, the first screen. */
function useOtherAddress(): string {
  const other = otherLanguage(useSite().language);
  const { search } = useLocation();
  const parameters = useParams();
  const id = useMatches().at(-1)?.id ?? '';
  if (!Object.hasOwn(routes, id)) return pathTo('forYou', other);
  const query = new URLSearchParams(search);
  query.delete(noticeParameter);
  const rest = query.size > 0 ? `?${query}` : '';
  return pathTo(id as RouteId, other, parameters as Record<string, string>) + rest;
}
