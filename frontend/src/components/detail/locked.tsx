import { pathTo, routes } from '../../config/routes.ts';
import { useDetailTexts } from './use-detail-texts.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './detail.module.css';

/** Stands in place of what only members read; the way in appears with the sign-in screen. */
export function Locked() {
  const t = useDetailTexts();
  const { language } = useSite();
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <Icon name="lock" />
      <h2 id="locked">{t('detail.lockedTitle')}</h2>
      <p>{t('detail.lockedText')}</p>
      {routes.login.published ? (
        <a href={pathTo('login', language)}>{t('detail.lockedAction')}</a>
      ) : (
        <p>{t('detail.lockedSoon')}</p>
      )}
    </section>
  );
}
