import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { newsletterIntents, type NewsletterSubscription } from '../../../shared/forms/newsletter-form.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../lib/site.ts';
import { linkTo, type NewsletterData } from './newsletter-data.ts';
import { NewsletterFrame } from './newsletter-frame.tsx';
import styles from './newsletter.module.css';

interface Props {
  subscription: NewsletterSubscription;
}

/** Programs that look at links in mails confirm nothing: a person presses the button. */
export function ConfirmForm({ subscription }: Props) {
  const { t } = useTranslation('newsletter');
  const { problem } = useLoaderData<NewsletterData>();
  const title = t('page.confirmTitle');
  return (
    <NewsletterFrame
      title={title}
      lead={t('page.confirmLead', { email: subscription.email })}
      hasError={problem !== undefined}
    >
      <LinkForm
        intent={newsletterIntents.confirm}
        name={title}
        summary={t('page.confirmFailed')}
        button={t('page.confirm')}
      />
      <p className={styles['soft']}>{t('page.confirmNot')}</p>
    </NewsletterFrame>
  );
}

export function UnsubscribeForm({ subscription }: Props) {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  const { hash, problem } = useLoaderData<NewsletterData>();
  const title = t('page.unsubscribeTitle');
  return (
    <NewsletterFrame
      title={title}
      lead={t('page.unsubscribeLead', { email: subscription.email })}
      hasError={problem !== undefined}
    >
      <LinkForm
        intent={newsletterIntents.unsubscribe}
        name={title}
        summary={t('page.unsubscribeFailed')}
        button={t('page.unsubscribe')}
      />
      <p>
        <a href={linkTo({ hash }, language)}>{t('page.keep')}</a>
      </p>
    </NewsletterFrame>
  );
}

interface LinkFormProps {
  intent: string;
  name: string;
  summary: string;
  button: string;
}

function LinkForm({ intent, name, summary, button }: LinkFormProps) {
  const { language } = useSite();
  const viewData = useLoaderData<NewsletterData>();
  return (
    <PageForm
      viewData={viewData}
      action={pathTo('newsletter', language)}
      intent={intent}
      name={name}
      summary={summary}
      labels={{}}
    >
      <input type="hidden" name={hashParameter} value={viewData.hash} />
      <Button>{button}</Button>
    </PageForm>
  );
}
