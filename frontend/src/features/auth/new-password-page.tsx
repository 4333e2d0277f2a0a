import { resetPassword } from '../../../shared/config/calls/auth-calls.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { viewDataContext, languageContext, useSite } from '../../lib/site.ts';
import { DeadLink } from './dead-link.tsx';
import { type EmailLinkViewData, hashParameter } from '../../../shared/forms/auth-forms.ts';
import { linkSwitch } from './link-switch.ts';
import { type StaffText, findStaffText } from '../../lib/staff-texts.ts';
import { PasswordFields, usePasswordLabels } from '../../content/person-fields/person-fields.tsx';
import { AuthFrame } from './auth-frame.tsx';

interface NewPasswordData extends EmailLinkViewData {
  words: StaffText | undefined;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const language = context.get(languageContext);
  const viewData = (context.get(viewDataContext) ?? {
    ...emptyForm,
    hash: '',
    isDead: false,
  }) as EmailLinkViewData;
  const pageData: NewPasswordData = {
    ...viewData,
    words: await findStaffText('newPassword', context),
    switchPath: linkSwitch('newPassword', otherLanguage(language), viewData.hash),
  };
  return data(pageData, { status: viewData.isDead ? 410 : 200 });
}

/** Page of the link in a recovery mail: sets a new password, then leads to the sign-in page. */
export function Component() {
  const { t } = useTranslation(['auth', 'form']);
  const { language } = useSite();
  const viewData = useLoaderData<NewPasswordData>();
  const labels = usePasswordLabels();
  if (!viewData.hash || viewData.isDead || viewData.problem?.code === 'link_expired') {
    return (
      <AuthFrame route="newPassword" title={t('deadLinkTitle')} hasError>
        <DeadLink
          text={t(viewData.hash ? 'newPasswordDead' : 'linkMissing')}
          ways={['forgotPassword', 'login']}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      route="newPassword"
      title={t('newPasswordTitle')}
      lead={t('newPasswordLead')}
      words={viewData.words}
      hasError={viewData.problem !== undefined}
    >
      <PageForm
        viewData={viewData}
        action={pathTo('newPassword', language)}
        name={t('newPasswordTitle')}
        summary={t('newPasswordSummary')}
        labels={labels}
        script={{
          checks: 'new-password',
          call: resetPassword,
          done: `${pathTo('login', language)}?notice=new-password`,
        }}
      >
        <p>{t('form:allRequired')}</p>
        <input type="hidden" name={hashParameter} value={viewData.hash} data-sent="" />
        <PasswordFields viewData={viewData} />
        <Button>{t('newPasswordSubmit')}</Button>
      </PageForm>
    </AuthFrame>
  );
}
