import { createUser } from '../../../shared/config/calls/auth-calls.ts';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { emptyForm, problemOf } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { graphqlLanguage, otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { CountriesOperation } from '../../../shared/graphql/generated/operations.ts';
import { viewDataContext, languageContext, queryContext, useSite } from '../../lib/site.ts';
import { ActivationForms } from './activation-forms.tsx';
import { completeIntent, type ActivationViewData, hashParameter } from '../../../shared/forms/auth-forms.ts';
import { linkSwitch } from './link-switch.ts';
import { type StaffText, findStaffText } from '../../lib/staff-texts.ts';
import {
  type Country,
  PasswordFields,
  PersonFields,
  TermsField,
  usePasswordLabels,
  usePersonLabels,
} from '../../content/person-fields/person-fields.tsx';
import { AuthFrame } from './auth-frame.tsx';
import styles from './auth.module.css';
import { SendAgainForm } from './send-again-form.tsx';

interface ActivationData extends ActivationViewData {
  countries: Country[];
  words: StaffText | undefined;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const language = context.get(languageContext);
  const viewData = (context.get(viewDataContext) ?? {
    ...emptyForm,
    hash: '',
    hasPassword: undefined,
    sentTo: '',
    mayComplete: false,
    next: '',
  }) as ActivationViewData;
  const { passerelleReference } = isCompleting(viewData)
    ? await context.get(queryContext)(CountriesOperation, { language: graphqlLanguage(language) })
    : { passerelleReference: { countries: [] } };
  const pageData: ActivationData = {
    ...viewData,
    countries: passerelleReference.countries,
    words: await findStaffText('activation', context),
    switchPath: linkSwitch('activation', otherLanguage(language), viewData.hash),
  };
  const isGone = viewData.hash !== '' && viewData.hasPassword === undefined;
  return data(pageData, { status: isGone ? 410 : 200 });
}

/** The problem of the link is not one of the form that sends another. */
const untouched = { problem: undefined, values: {}, intent: '' };

/** A new link counts more than what an earlier one has opened. */
const isCompleting = ({ hash, mayComplete, problem, intent }: ActivationViewData): boolean =>
  mayComplete && !hash && !(problem?.code === 'link_expired' && intent === '');

/** Page of the link in an activation mail: opening it changes nothing, its forms activate the account. */
export function Component() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const viewData = useLoaderData<ActivationData>();
  const { problem, hash, hasPassword } = viewData;
  if (isCompleting(viewData) && problem?.code !== 'link_expired') return <Completing />;
  if (hasPassword === undefined || problem?.code === 'link_expired') {
    return (
      <AuthFrame route="activation" title={t('deadLinkTitle')} hasError>
        <p role="alert">{t(hash || problem ? 'activationDead' : 'linkMissing')}</p>
        <h2 className={styles['question']}>{t('newLink')}</h2>
        <SendAgainForm viewData={{ ...viewData, ...untouched }} />
        <p className={styles['aside']}>
          {t('isActive')} <a href={pathTo('login', language)}>{t('submit')}</a>
        </p>
        <p className={styles['aside']}>
          {t('hasNoAccount')} <a href={pathTo('signUp', language)}>{t('way_signUp')}</a>
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      route="activation"
      title={t('activationTitle')}
      lead={t('activationLead')}
      words={viewData.words}
      hasError={problem !== undefined}
    >
      {viewData.hasPassword ? <ActivationForms /> : <Continuing />}
    </AuthFrame>
  );
}

/** Form for people who were invited: so far they have only the link. */
function Continuing() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const viewData = useLoaderData<ActivationData>();
  return (
    <PageForm
      viewData={viewData}
      action={pathTo('activation', language)}
      name={t('activationTitle')}
      summary={t('activationSummary')}
      labels={{}}
    >
      <input type="hidden" name={hashParameter} value={viewData.hash} />
      <Button>{t('activationSubmit')}</Button>
    </PageForm>
  );
}

/** The rest of a sign-up that began elsewhere. */
function Completing() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const viewData = useLoaderData<ActivationData>();
  const labels = { ...usePersonLabels(), ...usePasswordLabels(), acceptTerms: t('termsName') };
  return (
    <AuthFrame
      route="activation"
      title={t('completeTitle')}
      lead={t('completeLead')}
      hasError={problemOf(viewData, completeIntent) !== undefined}
    >
      <PageForm
        viewData={viewData}
        action={pathTo('activation', language)}
        intent={completeIntent}
        name={t('completeTitle')}
        summary={t('completeSummary')}
        labels={labels}
        script={{
          checks: 'complete-account',
          call: createUser,
          done: viewData.next || pathTo('forYou', language),
        }}
      >
        <p>{t('requiredButPhone')}</p>
        <PersonFields viewData={viewData} intent={completeIntent} countries={viewData.countries} />
        <PasswordFields viewData={viewData} intent={completeIntent} />
        <TermsField viewData={viewData} intent={completeIntent} />
        <Button>{t('completeSubmit')}</Button>
      </PageForm>
    </AuthFrame>
  );
}
