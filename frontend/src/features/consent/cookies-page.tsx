import { consentProof } from '../../../shared/config/calls/visitor-calls.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo, routes } from '../../../shared/config/routes.ts';
import { consentCategories } from '../../../shared/consent/consent.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { viewDataContext, languageContext, useSite } from '../../lib/site.ts';
import styles from './consent.module.css';
import type { CookiesViewData } from '../../../shared/pages/cookies-page.ts';

interface CookiesData extends CookiesViewData {
  switchPath: string;
}

const noticeKeys = { saved: 'saved', failed: 'failed' } as const;
const categoryKeys = {
  social_login: { name: 'social_login', text: 'social_loginText' },
  analytics: { name: 'analytics', text: 'analyticsText' },
} as const;

/** The element that the address of a saved choice names: focus goes there without script. */
export const outcomeId = 'outcome';

export function loader({ context }: LoaderFunctionArgs): CookiesData {
  const viewData = (context.get(viewDataContext) ?? { granted: [] }) as CookiesViewData;
  return { ...viewData, switchPath: routes.cookies[otherLanguage(context.get(languageContext))] };
}

/** Page on which everyone can choose, see their choice and withdraw it; it works without script. */
export function Component() {
  const { t } = useTranslation('consent');
  const { language } = useSite();
  const { notice, made } = useLoaderData<CookiesData>();
  return (
    <>
      <Meta title={t('title')} path={routes.cookies[language]} indexed={false} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles['page']}>
        {notice && (
          <p
            id={outcomeId}
            tabIndex={-1}
            role={notice === 'failed' ? 'alert' : 'status'}
            className={styles['outcome']}
          >
            {t(noticeKeys[notice])}
          </p>
        )}
        <ChoiceForm />
        <p className={styles['small']}>
          {t('duration')} <a href={pathTo('privacy', language)}>{t('policy')}</a>
        </p>
        <section aria-labelledby="proof" className={styles['proof']}>
          <h2 id="proof">{t('yourProof')}</h2>
          {made ? (
            <>
              <p>
                {t('decided', { date: formatDate(new Date(made.at).toISOString(), language) })}{' '}
                <code>{made.id}</code>
              </p>
              <p>
                <a href={consentProof.path} download>
                  {t('download')}
                </a>
              </p>
            </>
          ) : (
            <p>{t('undecided')}</p>
          )}
        </section>
      </div>
    </>
  );
}

/** Form of the choices. The dialog shows it too: it takes this form out of the page. */
function ChoiceForm() {
  const { t } = useTranslation('consent');
  const { language } = useSite();
  const { granted } = useLoaderData<CookiesData>();
  return (
    <form
      action={routes.cookies[language]}
      method="post"
      data-action="consent"
      aria-label={t('form')}
      className={styles['form']}
    >
      <ul className={styles['uses']}>
        <li>
          <label className={styles['use']}>
            <input type="checkbox" checked disabled readOnly aria-describedby="essential-text" />
            <strong>{t('essential')}</strong>
            <span className={styles['always']}>{t('always')}</span>
          </label>
          <p id="essential-text">{t('essentialText')}</p>
          <details>
            <summary>{t('essentialMore')}</summary>
            <ul>
              <li>{t('essentialSession')}</li>
              <li>{t('essentialDevice')}</li>
              <li>{t('essentialSettings')}</li>
              <li>{t('essentialNewsletter')}</li>
            </ul>
          </details>
        </li>
        {consentCategories.map((category) => (
          <li key={category}>
            <label className={styles['use']}>
              <input
                type="checkbox"
                name={category}
                value="on"
                defaultChecked={granted.includes(category)}
                aria-describedby={`${category}-text`}
              />
              <strong>{t(categoryKeys[category].name)}</strong>
            </label>
            <p id={`${category}-text`}>{t(categoryKeys[category].text)}</p>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <button name="choice" value="some">
          {t('save')}
        </button>
        <button name="choice" value="none">
          {t('refuseAll')}
        </button>
        <button name="choice" value="all">
          {t('acceptAll')}
        </button>
      </div>
    </form>
  );
}
