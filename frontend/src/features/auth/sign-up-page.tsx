import { registerUser } from '../../../shared/config/calls/auth-calls.ts';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { BotCheckFields } from '../../components/bot-check/bot-check-fields.tsx';
import { emptyForm, fieldOf, sentNotice } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { graphqlLanguage, otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { CountriesOperation } from '../../../shared/graphql/generated/operations.ts';
import { viewDataContext, languageContext, queryContext, useSite, visitContext } from '../../lib/site.ts';
import fields from '../../content/person-fields/person-fields.module.css';
import styles from './auth.module.css';
import { againIntent, sentAgainNotice, type SignUpViewData } from '../../../shared/forms/auth-forms.ts';
import { type StaffText, findStaffText } from '../../lib/staff-texts.ts';
import {
  type Country,
  PasswordFields,
  PersonFields,
  TermsField,
  usePasswordLabels,
  usePersonLabels,
} from '../../content/person-fields/person-fields.tsx';
import { SignUpSentNotice } from './sent-notice.tsx';
import { SocialLoginButtons } from './social-login-buttons.tsx';
import { AuthFrame } from './auth-frame.tsx';

interface SignUpData extends SignUpViewData {
  countries: Country[];
  words: StaffText | undefined;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<SignUpData> {
  const language = context.get(languageContext);
  if (context.get(visitContext)) throw redirect(pathTo('forYou', language));
  const viewData = (context.get(viewDataContext) ?? {
    ...emptyForm,
    social: [],
    sentTo: '',
  }) as SignUpViewData;
  const [{ passerelleReference }, words] = await Promise.all([
    context.get(queryContext)(CountriesOperation, { language: graphqlLanguage(language) }),
    findStaffText('signUp', context),
  ]);
  return {
    ...viewData,
    countries: passerelleReference.countries,
    words,
    switchPath: pathTo('signUp', otherLanguage(language)),
  };
}

/** Sign-up: the answer is the same for every address; the mail has the result. */
export function Component() {
  const { t } = useTranslation('auth');
  const viewData = useLoaderData<SignUpData>();
  const { notice, intent, problem, sentTo, words } = viewData;
  if (notice === sentNotice || notice === sentAgainNotice || intent === againIntent) {
    return (
      <AuthFrame route="signUp" title={t('checkMail')} hasError={problem !== undefined}>
        <SignUpSentNotice text={sentText()} viewData={viewData} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      route="signUp"
      title={t('signUpTitle')}
      lead={t('signUpLead')}
      words={words}
      hasError={problem !== undefined}
    >
      <SignUpForm />
    </AuthFrame>
  );

  function sentText(): string | undefined {
    if (notice === sentAgainNotice) return t('sentAgain');
    if (notice !== sentNotice) return undefined;
    return sentTo ? t('signUpSentTo', { email: sentTo }) : t('signUpSent');
  }
}

function SignUpForm() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const viewData = useLoaderData<SignUpData>();
  const path = pathTo('signUp', language);
  const labels = {
    ...usePersonLabels(),
    email: t('email'),
    ...usePasswordLabels(),
    acceptTerms: t('termsName'),
  };
  return (
    <>
      <PageForm
        viewData={viewData}
        action={path}
        name={t('signUpTitle')}
        summary={t('signUpSummary')}
        labels={labels}
        script={{ checks: 'sign-up', call: registerUser, done: `${path}?notice=sent` }}
      >
        <p>{t('requiredButPhone')}</p>
        <PersonFields viewData={viewData} countries={viewData.countries} />
        <fieldset className={fields['group']}>
          <legend>{t('yourAccess')}</legend>
          <TextField
            {...fieldOf(viewData, 'email')}
            type="email"
            label={labels.email}
            hint={t('emailHint')}
            autoComplete="email"
            spellCheck={false}
            required
          />
          <PasswordFields viewData={viewData} />
        </fieldset>
        <TermsField viewData={viewData} />
        <BotCheckFields {...viewData.bot} />
        <Button>{t('signUpSubmit')}</Button>
      </PageForm>
      <SocialLoginButtons options={viewData.social} />
      <p className={styles['aside']}>
        {t('hasAccount')} <a href={pathTo('login', language)}>{t('submit')}</a>
      </p>
    </>
  );
}
