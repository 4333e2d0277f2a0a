import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { graphqlLanguage, otherLanguage } from '../../../shared/config/locales.ts';
import { newsletterNotices } from '../../../shared/forms/newsletter-form.ts';
import { SectorsAndCountriesOperation } from '../../../shared/graphql/generated/operations.ts';
import { languageContext, queryContext, useSite } from '../../lib/site.ts';
import { AskForm } from './ask-form.tsx';
import { ManageSubscription } from './manage-subscription.tsx';
import { ConfirmForm, UnsubscribeForm } from './link-forms.tsx';
import { linkTo, type NewsletterData, statusOf, viewDataIn } from './newsletter-data.ts';
import { NewsletterFrame } from './newsletter-frame.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const language = context.get(languageContext);
  const viewData = viewDataIn(context);
  const needsOptions = viewData.subscription?.state === 'active' && !viewData.asksToUnsubscribe;
  const options = needsOptions
    ? (await context.get(queryContext)(SectorsAndCountriesOperation, { language: graphqlLanguage(language) }))
        .passerelleReference
    : undefined;
  const switchPath = linkTo(viewData, otherLanguage(language));
  return data({ ...viewData, options, switchPath } satisfies NewsletterData, { status: statusOf(viewData) });
}

/** Subscribing, and what the links of mails lead to; looking at a link changes nothing. */
export function Component() {
  const { t } = useTranslation('newsletter');
  const { hash, subscription, asksToUnsubscribe, notice } = useLoaderData<NewsletterData>();
  if (subscription?.state === 'pending') return <ConfirmForm subscription={subscription} />;
  if (subscription?.state === 'active')
    return asksToUnsubscribe ? (
      <UnsubscribeForm subscription={subscription} />
    ) : (
      <ManageSubscription subscription={subscription} />
    );
  if (subscription) return <Stopped email={subscription.email} />;
  if (hash !== '')
    return (
      <NewsletterFrame title={t('page.expiredTitle')} hasError>
        <p role="alert">{t('page.expired')}</p>
        <AskForm />
      </NewsletterFrame>
    );
  if (notice === newsletterNotices.sent) return <Sent />;
  return <Ask />;
}

function Ask() {
  const { t } = useTranslation('newsletter');
  const { problem } = useLoaderData<NewsletterData>();
  return (
    <NewsletterFrame title={t('title')} lead={t('lead')} hasError={problem !== undefined}>
      <AskForm />
    </NewsletterFrame>
  );
}

function Sent() {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  return (
    <NewsletterFrame title={t('page.sentTitle')}>
      <output>{t('page.sent')}</output>
      <p>
        {t('page.sentHint')} <a href={linkTo({ hash: '' }, language)}>{t('page.again')}</a>
      </p>
    </NewsletterFrame>
  );
}

function Stopped({ email }: { email: string }) {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  const { notice } = useLoaderData<NewsletterData>();
  const isNew = notice === newsletterNotices.unsubscribed;
  return (
    <NewsletterFrame title={t('page.stoppedTitle')}>
      <output>{t(isNew ? 'page.stopped' : 'page.alreadyStopped', { email })}</output>
      <p>
        <a href={linkTo({ hash: '' }, language)}>{t('page.comeBack')}</a>
      </p>
    </NewsletterFrame>
  );
}
