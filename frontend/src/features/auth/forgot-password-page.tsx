import { forgotPassword } from '../../../shared/config/calls/auth-calls.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { BotCheckFields } from '../../components/bot-check/bot-check-fields.tsx';
import { emptyForm, fieldOf, sentNotice } from '../../../shared/forms/form-view-data.ts';
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
import { AuthFrame } from './auth-frame.tsx';

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

/** Requests a link to reset the password; the answer is the same for every address. */
export function Component() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const viewData = useLoaderData<ForgotData>();
  const path = pathTo('forgotPassword', language);
  if (viewData.notice === sentNotice) {
    return (
      <AuthFrame route="forgotPassword" title={t('checkMail')}>
        <SentNotice text={t('forgotSent')} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      route="forgotPassword"
      title={t('forgotTitle')}
      lead={t('forgotLead')}
      words={viewData.words}
      hasError={viewData.problem !== undefined}
    >
      <PageForm
        viewData={viewData}
        action={path}
        name={t('forgotTitle')}
        summary={t('forgotSummary')}
        labels={{ email: t('email') }}
        script={{
          checks: 'forgot-password',
          call: forgotPassword,
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
    </AuthFrame>
  );
}
