import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo, standaloneRoutes } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { consentCategories } from '../../lib/consent.ts';
import { formatDate } from '../../lib/dates.ts';
import { givenContext, languageContext, useSite } from '../../lib/site.ts';
import styles from './consent.module.css';
import type { GivenChoices } from './choices.ts';
import type { fr } from './locales/fr.ts';

interface CookiesData extends GivenChoices {
  switchPath: string;
}

/** The element that the address of a saved choice names: focus goes there without script. */
export const outcomeId = 'outcome';

export function loader({ context }: LoaderFunctionArgs): CookiesData {
  const given = (context.get(givenContext) ?? { granted: [] }) as GivenChoices;
  return { ...given, switchPath: standaloneRoutes.cookies[otherLanguage(context.get(languageContext))] };
}

/** Where everyone can choose, look at their choice and take it back; complete without script. */
export function Component() {
  const t = useTranslate<{ consent: typeof fr }>();
  const { language } = useSite();
  const { notice, made } = useLoaderData<CookiesData>();
  return (
    <>
      <Meta title={t('consent.title')} path={standaloneRoutes.cookies[language]} indexed={false} />
      <PageHeader title={t('consent.title')} lead={t('consent.lead')} />
      <div className={styles['page']}>
        {notice && (
          <p
            id={outcomeId}
            tabIndex={-1}
            role={notice === 'failed' ? 'alert' : 'status'}
            className={styles['outcome']}
          >
            {t(`consent.${notice}`)}
          </p>
        )}
        <ChoiceForm />
        <p className={styles['small']}>
          {t('consent.duration')} <a href={pathTo('privacy', language)}>{t('consent.policy')}</a>
        </p>
        <section aria-labelledby="proof" className={styles['proof']}>
          <h2 id="proof">{t('consent.yourProof')}</h2>
          {made ? (
            <>
              <p>
                {t('consent.decided', { date: formatDate(new Date(made.at).toISOString(), language) })}{' '}
                <code>{made.id}</code>
              </p>
              <p>
                <a href="/api/consent/proof" download>
                  {t('consent.download')}
                </a>
              </p>
            </>
          ) : (
            <p>{t('consent.undecided')}</p>
          )}
        </section>
      </div>
    </>
  );
}

/** Also what the dialog shows: it takes this form out of the page. */
function ChoiceForm() {
  const t = useTranslate<{ consent: typeof fr }>();
  const { language } = useSite();
  const { granted } = useLoaderData<CookiesData>();
  return (
    <form
      action={standaloneRoutes.cookies[language]}
      method="post"
      data-action="consent"
      aria-label={t('consent.form')}
      className={styles['form']}
    >
      <ul className={styles['uses']}>
        <li>
          <label className={styles['use']}>
            <input type="checkbox" checked disabled readOnly aria-describedby="essential-text" />
            <strong>{t('consent.essential')}</strong>
            <span className={styles['always']}>{t('consent.always')}</span>
          </label>
          <p id="essential-text">{t('consent.essentialText')}</p>
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
              <strong>{t(`consent.${category}`)}</strong>
            </label>
            <p id={`${category}-text`}>{t(`consent.${category}Text`)}</p>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <button name="choice" value="some">
          {t('consent.save')}
        </button>
        <button name="choice" value="none">
          {t('consent.refuseAll')}
        </button>
        <button name="choice" value="all">
          {t('consent.acceptAll')}
        </button>
      </div>
    </form>
  );
}
