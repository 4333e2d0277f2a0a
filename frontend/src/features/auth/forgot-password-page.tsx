import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { BotCheckFields } from '../../components/bot-check/bot-check-fields.tsx';
import { emptyForm, fieldOf } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { viewDataContext, languageContext, useSite, visitContext } from '../../lib/site.ts';
import styles from './auth.module.css';
import type { MailRequestViewData } from '../../../shared/forms/auth-forms.ts';
import { type StaffText, findStaffText } from '../../lib/staff-texts.ts';
import { SentNotice } from './sent-notice.tsx';
import { WayFrame } from './way-frame.tsx';

interface ForgotData extends MailRequestViewData {
  words: StaffText | undefined;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<ForgotData> {
  const language = context.get(languageContext);
  if (context.get(visitContext)) throw redirect(pathTo('forYou', language));
  const viewData = (context.get(viewDataContext) ?? emptyForm) as MailRequestViewData;
  return {
    ...viewData,
    words: await findStaffText('forgotPassword', context),
    switchPath: pathTo('forgotPassword', otherLanguage(language)),
  };
}

/** Asks for a link to choose another password; answered alike for every address. */
export function Component() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const viewData = useLoaderData<ForgotData>();
  const path = pathTo('forgotPassword', language);
  if (viewData.notice === 'sent') {
    return (
      <WayFrame route="forgotPassword" title={t('checkMail')}>
        <SentNotice text={t('forgotSent')} again="forgotPassword" />
      </WayFrame>
    );
  }
  return (
    <WayFrame
      route="forgotPassword"
      title={t('forgotTitle')}
      lead={t('forgotLead')}
      words={viewData.words}
      isWrong={viewData.problem !== undefined}
    >
      <PageForm
        viewData={viewData}
        action={path}
        name={t('forgotTitle')}
        summary={t('forgotSummary')}
        labels={{ email: t('email') }}
        script={{
          checks: 'forgot-password',
          call: '/api/auth/forgot-password',
          done: `${path}?notice=sent`,
        }}
      >
        <TextField
          {...fieldOf(viewData, 'email')}
          type="email"
          label={t('email')}
          autoComplete="username"
          spellCheck={false}
          required
        />
        <BotCheckFields {...viewData.bot} />
        <Button>{t('forgotSubmit')}</Button>
      </PageForm>
      <p className={styles['aside']}>
        <a href={pathTo('login', language)}>{t('backToSignIn')}</a>
      </p>
    </WayFrame>
  );
}
