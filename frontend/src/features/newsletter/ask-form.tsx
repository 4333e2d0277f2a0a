import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { subscribeToNewsletter } from '../../../shared/config/calls/newsletter-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { fieldOf, noticeParameter, valueOf } from '../../../shared/forms/form-view-data.ts';
import { newsletterFields, newsletterNotices } from '../../../shared/forms/newsletter-form.ts';
import { BotCheckFields } from '../../components/bot-check/bot-check-fields.tsx';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../lib/site.ts';
import type { NewsletterData } from './newsletter-data.ts';

/** Asks for the mail that confirms a subscription; the answer is the same for every address. */
export function AskForm() {
  const { t } = useTranslation('newsletter');
  const { language } = useSite();
  const viewData = useLoaderData<NewsletterData>();
  const path = pathTo('newsletter', language);
  const { email, locale, source } = newsletterFields;
  return (
    <PageForm
      viewData={viewData}
      action={path}
      name={t('title')}
      summary={t('page.summary')}
      labels={{ [email]: t('email') }}
      script={{
        checks: 'newsletter',
        call: subscribeToNewsletter,
        done: `${path}?${noticeParameter}=${newsletterNotices.sent}`,
      }}
    >
      <input type="hidden" name={locale} value={language} data-sent="" />
      <input type="hidden" name={source} value={valueOf(viewData, source) || 'page'} data-sent="" />
      <TextField
        {...fieldOf(viewData, email)}
        type="email"
        label={t('email')}
        hint={t('page.hint')}
        autoComplete="email"
        spellCheck={false}
        required
      />
      <BotCheckFields {...viewData.bot} />
      <Button>{t('subscribe')}</Button>
      <p>
        <a href={pathTo('privacy', language)}>{t('privacy')}</a>
      </p>
    </PageForm>
  );
}
