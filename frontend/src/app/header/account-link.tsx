import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Icon } from '../../components/ui/icon.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { useSite } from '../../lib/site.ts';
import styles from './header.module.css';

/** The way in and back here, from home on to what the person works with, or to one's own space. */
export function AccountLink() {
  const { t } = useTranslation();
  const { t: own } = useTranslation('header');
  const { language, visit } = useSite();
  const { pathname, search } = useLocation();
  const signIn = pathTo('login', language);
  // The secret of a mail's link goes nowhere but into its own form.
  const stays = pathname === signIn || pathname === pathTo('home', language) || search.includes('hash=');
  const here = stays ? signIn : withReturn(signIn, pathname + search);
  const space = pathTo('forYou', language);
  return visit ? (
    <a href={space} className={styles['tool']} data-account="">
      <Icon name="person" />
      <span className={styles['toolName']}>{visit.firstName || own('yourSpace')}</span>
    </a>
  ) : (
    // Pages that readers share link to the sign-in page; script replaces that by the space of signed-in readers.
    <a
      href={here}
      rel="nofollow"
      className={styles['tool']}
      data-account=""
      data-space={space}
      data-space-name={own('yourSpace')}
    >
      <Icon name="person" />
      <span className={styles['toolName']}>{t('frame.signIn')}</span>
    </a>
  );
}
