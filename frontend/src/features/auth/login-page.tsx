import { login } from '../../../shared/config/calls/auth-calls.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { emptyForm, fieldOf } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { viewDataContext, languageContext, useSite, visitContext } from '../../lib/site.ts';
import styles from './auth.module.css';
import { type SignInViewData, signInFields } from '../../../shared/forms/auth-forms.ts';
import { type StaffText, findStaffText } from '../../lib/staff-texts.ts';
import { SocialLoginButtons } from './social-login-buttons.tsx';
import { AuthFrame } from './auth-frame.tsx';

interface SignInData extends SignInViewData {
  words: StaffText | undefined;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<SignInData> {
  const language = context.get(languageContext);
  const viewData = (context.get(viewDataContext) ?? { ...emptyForm, next: '', social: [] }) as SignInViewData;
  if (context.get(visitContext)) throw redirect(viewData.next || pathTo('forYou', language));
  const other = pathTo('login', otherLanguage(language));
  return {
    ...viewData,
    words: await findStaffText('login', context),
    switchPath: viewData.next ? withReturn(other, viewData.next) : other,
  };
}

/** Sign-in page. A plain form that posts to its own URL and is refilled after an error. */
export function Component() {
  const { t } = useTranslation(['auth', 'form']);
  const { language } = useSite();
  const viewData = useLoaderData<SignInData>();
  const path = pathTo('login', language);
  const title = t('signInTitle');
  const labels = { email: t('email'), password: t('password') };
  return (
    <AuthFrame
      route="login"
      title={title}
      lead={t('signInLead')}
      words={viewData.words}
      hasError={viewData.problem !== undefined}
    >
      <Notice notice={viewData.notice} />
      <PageForm
        viewData={viewData}
        action={path}
        name={title}
        summary={t('summary')}
        catalogueText="cookies_refused"
        labels={labels}
        script={{
          checks: 'sign-in',
          call: login,
          // The start page depends on the person's roles, which the answer contains.
          done: viewData.next || undefined,
        }}
      >
        <p>{t('form:allRequired')}</p>
        <input type="hidden" name={signInFields.next} value={viewData.next} />
        <TextField
          {...fieldOf(viewData, signInFields.email)}
          type="email"
          label={labels.email}
          spellCheck={false}
          autoComplete="username"
          required
        />
        <TextField
          {...fieldOf(viewData, signInFields.password)}
          type="password"
          label={labels.password}
          autoComplete="current-password"
          reveal={{ show: t('form:show'), hide: t('form:hide') }}
          required
        />
        <Button>{t('submit')}</Button>
        <p className={styles['aside']}>
          <a href={pathTo('forgotPassword', language)}>{t('forgotten')}</a>
        </p>
      </PageForm>
      <SocialLoginButtons options={viewData.social} />
      <p className={styles['aside']}>
        {t('noAccount')} <a href={pathTo('signUp', language)}>{t('signUpLink')}</a>
      </p>
    </AuthFrame>
  );
}

/** Notices about the step that led to this page. */
const notices = {
  'signed-out': 'signedOut',
  'new-password': 'newPasswordSet',
} as const;
const isKnown = (notice: string): notice is keyof typeof notices => Object.hasOwn(notices, notice);

function Notice({ notice }: { notice: string }) {
  const { t } = useTranslation('auth');
  return isKnown(notice) && <output className={styles['outcome']}>{t(notices[notice])}</output>;
}
