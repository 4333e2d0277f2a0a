import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { graphqlLanguage, languages } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { interestsTyped } from '../../../shared/forms/interests.ts';
import {
  newsletterFields,
  newsletterIntents,
  newsletterNotices,
  type NewsletterSubscription,
} from '../../../shared/forms/newsletter-form.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { InterestPicker } from '../../content/interests/interest-picker.tsx';
import { useSite } from '../../lib/site.ts';
import { linkTo, type NewsletterData } from './newsletter-data.ts';
import { NewsletterFrame } from './newsletter-frame.tsx';
import styles from './newsletter.module.css';

const noticeKeys = {
  [newsletterNotices.confirmed]: 'page.confirmed',
  [newsletterNotices.already]: 'page.already',
  [newsletterNotices.saved]: 'page.saved',
} as const;

const isNotice = (notice: string): notice is keyof typeof noticeKeys => Object.hasOwn(noticeKeys, notice);

/** Preferences of an active subscription, and the form that ends it. */
export function ManageSubscription({ subscription }: { subscription: NewsletterSubscription }) {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  const { hash, notice, problem } = useLoaderData<NewsletterData>();
  return (
    <NewsletterFrame
      title={t('page.manageTitle')}
      lead={t('page.manageLead', { email: subscription.email })}
      hasError={problem !== undefined}
    >
      {isNotice(notice) && <output>{t(noticeKeys[notice])}</output>}
      <section aria-labelledby="newsletter-preferences">
        <h2 id="newsletter-preferences">{t('page.preferences')}</h2>
        <p>{t('page.everything')}</p>
        <PreferencesForm subscription={subscription} />
      </section>
      <section aria-labelledby="newsletter-stop">
        <h2 id="newsletter-stop">{t('page.stop')}</h2>
        <p>
          <a href={linkTo({ hash, asksToUnsubscribe: true }, language)}>{t('page.toStop')}</a>
        </p>
      </section>
    </NewsletterFrame>
  );
}

function PreferencesForm({ subscription }: { subscription: NewsletterSubscription }) {
  const { t } = useTranslation(['newsletter', 'interests']);
  const { language } = useSite();
  const viewData = useLoaderData<NewsletterData>();
  const { hash, options, values, intent } = viewData;
  const { sectorIds, countryIds } = subscription;
  const wasSent = intent === newsletterIntents.preferences;
  const chosen = wasSent
    ? interestsTyped(values)
    : { sectorIds, countryIds, allSectors: sectorIds.length === 0, allCountries: countryIds.length === 0 };
  const [typedLanguage = subscription.language] = wasSent ? (values[newsletterFields.locale] ?? []) : [];
  return (
    <PageForm
      viewData={viewData}
      action={pathTo('newsletter', language)}
      intent={newsletterIntents.preferences}
      name={t('page.preferences')}
      summary={t('page.preferencesFailed')}
      labels={{ sectorIds: t('interests:sectors'), countryIds: t('interests:countries') }}
    >
      <input type="hidden" name={hashParameter} value={hash} />
      <fieldset className={styles['languages']}>
        <legend>{t('page.language')}</legend>
        {languages.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={newsletterFields.locale}
              value={one}
              defaultChecked={typedLanguage === one || typedLanguage === graphqlLanguage(one)}
            />
            {t(languageKeys[one])}
          </label>
        ))}
      </fieldset>
      {options && <InterestPicker options={options} chosen={chosen} />}
      <Button>{t('page.save')}</Button>
    </PageForm>
  );
}

const languageKeys = { fr: 'page.french', en: 'page.english' } as const;
