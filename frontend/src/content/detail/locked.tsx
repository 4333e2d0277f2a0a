import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './detail.module.css';
import { SignIn } from './sign-in.tsx';

/** Replaces members-only content. */
export function Locked() {
  const { t } = useTranslation('detail');
  return (
    <section className={styles['locked']} aria-labelledby="locked">
      <Icon name="lock" />
      <h2 id="locked">{t('lockedTitle')}</h2>
      <p>{t('lockedText')}</p>
      <SignIn label={t('lockedAction')} />
    </section>
  );
}
