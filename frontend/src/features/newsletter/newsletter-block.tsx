import { useTranslation } from 'react-i18next';
import { formFields } from '../../../shared/forms/form-view-data.ts';
import {
  newsletterFields,
  newsletterIntents,
  type NewsletterSource,
} from '../../../shared/forms/newsletter-form.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './newsletter.module.css';

const ids = { title: 'newsletter-title', email: 'newsletter-email', outcome: 'newsletter-outcome' } as const;

/**
 * A form to subscribe on pages that readers share, so nothing of it is of one request: without script it opens the page
 * of the newsletter, filled in; with script it is sent in place.
 */
export function NewsletterBlock({ source }: { source: NewsletterSource }) {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  const { email, source: sourceField } = newsletterFields;
  return (
    <section data-newsletter="" data-place={source} aria-labelledby={ids.title} className={styles['block']}>
      <div className={styles['inner']}>
        <div className={styles['words']}>
          <h2 id={ids.title}>{t('title')}</h2>
          <p>{t('lead')}</p>
          <p>
            <a href={pathTo('privacy', language)}>{t('privacy')}</a>
          </p>
        </div>
        <form
          action={pathTo('newsletter', language)}
          method="post"
          noValidate
          data-action="newsletter"
          aria-labelledby={ids.title}
          className={styles['form']}
        >
          <input type="hidden" name={formFields.intent} value={newsletterIntents.begin} />
          <input type="hidden" name={sourceField} value={source} />
          <div className={styles['row']} data-entry="">
            <label htmlFor={ids.email}>{t('email')}</label>
            <input
              type="email"
              id={ids.email}
              name={email}
              autoComplete="email"
              spellCheck={false}
              required
              aria-describedby={ids.outcome}
            />
            <button>{t('subscribe')}</button>
          </div>
          <output id={ids.outcome} htmlFor={ids.email} data-outcome="" className={styles['outcome']} />
        </form>
      </div>
    </section>
  );
}
