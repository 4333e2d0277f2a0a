import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Gains, SignUpLink } from '../sign-up-invite/sign-up-invite.tsx';
import styles from './detail.module.css';
import { SignIn } from './sign-in.tsx';

/** Replaces members-only content. */
export function Locked() {
  const { t } = useTranslation('detail');
  const { visit } = useSite();
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <Icon name="lock" />
      <h2 id="locked">{t('lockedTitle')}</h2>
      <p>{t('lockedText')}</p>
      {!visit && (
        <>
          <Gains />
          <div className={styles['ways']}>
            <SignIn label={t('lockedAction')} />
            <SignUpLink kind="secondary" />
          </div>
        </>
      )}
    </section>
  );
}
