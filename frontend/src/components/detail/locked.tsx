import { routes } from '../../config/routes.ts';
import { useDetailTexts } from './use-detail-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './detail.module.css';
import { SignIn } from './sign-in.tsx';

/** Stands in place of what only members read; the way in appears with the sign-in screen. */
export function Locked() {
  const t = useDetailTexts();
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <Icon name="lock" />
      <h2 id="locked">{t('detail.lockedTitle')}</h2>
      <p>{t('detail.lockedText')}</p>
      {routes.login.published ? <SignIn label={t('detail.lockedAction')} /> : <p>{t('detail.lockedSoon')}</p>}
    </section>
  );
}
