import { Button } from '../../components/ui/button.tsx';
import { standaloneRoutes } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import type { SocialWay } from './given.ts';
import type { fr } from './locales/fr.ts';
import styles from './social-ways.module.css';

/** The networks that somebody may sign in with: links, once their cookies are allowed. */
export function SocialWays({ ways }: { ways: readonly SocialWay[] }) {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language } = useSite();
  if (ways.length === 0) return null;
  const mayStart = ways.every(({ path }) => path !== '');
  return (
    <section aria-labelledby="social-ways" className={styles['ways']}>
      <h2 id="social-ways">{t('auth.socialTitle')}</h2>
      {mayStart ? (
        <ul>
          {ways.map(({ name, path }) => (
            <li key={name}>
              <Button href={path} kind="secondary">
                {t('auth.socialWith', { name })}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{t('auth.socialConsent')}</p>
          <p>{ways.map(({ name }) => name).join(' · ')}</p>
          <Button href={standaloneRoutes.cookies[language]} kind="secondary">
            {t('auth.socialChoose')}
          </Button>
        </>
      )}
    </section>
  );
}
