import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '../../../shared/config/routes.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { Button } from '../../components/ui/button.tsx';
import { type IconName, Icon } from '../../components/ui/icon.tsx';
import { useSite } from '../../lib/site.ts';
import styles from './sign-up-invite.module.css';

/** What an account brings, as a list. */
export function Gains() {
  const { t } = useTranslation('signUpInvite');
  return (
    <ul className={styles['gains']}>
      <Gain icon="lock" text={t('read')} />
      <Gain icon="directory" text={t('directory')} />
      <Gain icon="initiative" text={t('publish')} />
      <Gain icon="bell" text={t('follow')} />
    </ul>
  );
}

function Gain({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li>
      <Icon name={icon} />
      {text}
    </li>
  );
}

/** The way to an account, after which the reader comes back here. */
export function SignUpLink({ kind = 'primary' }: { kind?: 'primary' | 'secondary' }) {
  const { t } = useTranslation('signUpInvite');
  const { language } = useSite();
  const { pathname } = useLocation();
  return (
    <Button href={withReturn(pathTo('signUp', language), pathname)} kind={kind}>
      {t('action')}
    </Button>
  );
}

/**
 * What signing up brings, for visitors. Shared pages have it for everybody: script takes it away from those who are signed
 * in, so it belongs at the end of a page.
 */
export function SignUpInvite() {
  const { t } = useTranslation('signUpInvite');
  const { visit } = useSite();
  if (visit) return null;
  return (
    <section className={styles['invite']} aria-labelledby="sign-up-invite" data-visitors-only="">
      <div className={styles['inner']}>
        <div>
          <h2 id="sign-up-invite">{t('title')}</h2>
          <p>{t('free')}</p>
        </div>
        <Gains />
        <SignUpLink />
      </div>
    </section>
  );
}
