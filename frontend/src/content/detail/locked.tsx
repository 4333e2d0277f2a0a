import { useTranslation } from 'react-i18next';
import { routes } from '../../../shared/config/routes.ts';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './detail.module.css';
import { SignIn } from './sign-in.tsx';

/** Stands in place of what only members read; the way in appears with the sign-in screen. */
export function Locked() {
  const { t } = useTranslation('detail');
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <Icon name="lock" />
      <h2 id="locked">{t('lockedTitle')}</h2>
      <p>{t('lockedText')}</p>
      {routes.login.published ? <SignIn label={t('lockedAction')} /> : <p>{t('lockedSoon')}</p>}
    </section>
  );
}
