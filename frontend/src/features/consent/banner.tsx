import { useTranslation } from 'react-i18next';
import { pathTo, routes } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './consent.module.css';

/**
 * The question, before a choice. The server puts it into the page for those who have not chosen: no script of ours
 * renders it, so it costs no bytes of script, moves nothing and works without. It hides nothing for good and holds no focus.
 */
export function ConsentBanner({ page }: { page: string }) {
  const { t } = useTranslation('consent');
  const { language } = useSite();
  const path = routes.cookies[language];
  return (
    <section data-consent="" aria-labelledby="consent-title" className={styles['banner']}>
      <form action={path} method="post" data-action="consent">
        <p id="consent-title" className={styles['title']}>
          {t('title')}
        </p>
        <p className={styles['small']}>
          {t('banner')} <a href={pathTo('privacy', language)}>{t('policy')}</a>
        </p>
        <input type="hidden" name="page" value={page} />
        <div className={styles['buttons']}>
          <button name="choice" value="none">
            {t('refuseAll')}
          </button>
          <button name="choice" value="all">
            {t('acceptAll')}
          </button>
          <a href={path} data-action="consent">
            {t('choose')}
          </a>
        </div>
      </form>
    </section>
  );
}
