import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { routes } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import type { SocialLoginOption } from '../../../shared/forms/auth-forms.ts';
import styles from './social-login-buttons.module.css';

/** Links to the providers of social login, once their cookies are allowed. */
export function SocialLoginButtons({ options }: { options: readonly SocialLoginOption[] }) {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  if (options.length === 0) return null;
  const mayStart = options.every(({ path }) => path !== '');
  return (
    <section aria-labelledby="social-login-buttons" className={styles['ways']}>
      <h2 id="social-login-buttons">{t('socialTitle')}</h2>
      {mayStart ? (
        <ul>
          {options.map(({ name, path }) => (
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
          <p>{options.map(({ name }) => name).join(' · ')}</p>
          <Button href={routes.cookies[language]} kind="secondary">
            {t('socialChoose')}
          </Button>
        </>
      )}
    </section>
  );
}
