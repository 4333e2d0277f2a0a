import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { routes } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import type { SocialWay } from '../../../shared/forms/auth-forms.ts';
import styles from './social-ways.module.css';

/** The networks that somebody may sign in with: links, once their cookies are allowed. */
export function SocialWays({ ways }: { ways: readonly SocialWay[] }) {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  if (ways.length === 0) return null;
  const mayStart = ways.every(({ path }) => path !== '');
  return (
    <section aria-labelledby="social-ways" className={styles['ways']}>
      <h2 id="social-ways">{t('socialTitle')}</h2>
      {mayStart ? (
        <ul>
          {ways.map(({ name, path }) => (
            <li key={name}>
              <Button href={path} kind="secondary">
                {t('socialWith', { name })}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{t('socialConsent')}</p>
          <p>{ways.map(({ name }) => name).join(' · ')}</p>
          <Button href={routes.cookies[language]} kind="secondary">
            {t('socialChoose')}
          </Button>
        </>
      )}
    </section>
  );
}
