import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { formFields } from '../../../shared/forms/form-view-data.ts';
import { SelfSubmittingForm } from '../../components/form/self-submitting-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo, routes } from '../../../shared/config/routes.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { viewDataContext, languageContext, useSite } from '../../lib/site.ts';
import {
  cancelLinkIntent,
  type OauthViewData,
  linkIntent,
  oauthFields,
  type OauthProblem,
} from '../../../shared/pages/admin-entry.ts';
import styles from './sso.module.css';

interface OauthData extends OauthViewData {
  switchPath: string;
}

const problemKeys = {
  access_denied: 'oauth.access_denied',
  authentication_failed: 'oauth.authentication_failed',
  content_system_unavailable: 'oauth.content_system_unavailable',
  cookies_refused: 'oauth.cookies_refused',
  csrf_invalid: 'oauth.csrf_invalid',
  invalid_credentials: 'oauth.invalid_credentials',
  oauth_email_missing: 'oauth.oauth_email_missing',
  oauth_identity_taken: 'oauth.oauth_identity_taken',
  rate_limited: 'oauth.rate_limited',
  social_consent_missing: 'oauth.social_consent_missing',
} as const satisfies Record<OauthProblem, ParseKeys<'sso'>>;

const path = routes.oauth.fr;

export function loader({ context }: LoaderFunctionArgs): OauthData {
  const viewData = context.get(viewDataContext) as OauthViewData | undefined;
  // No provider is configured, or the internal path of the English page was requested.
  if (!viewData) throw data(null, { status: 404 });
  return { ...viewData, switchPath: pathTo('login', otherLanguage(context.get(languageContext))) };
}

/** Callback page of social login: forwards the parameters, by script or by a button. */
export function Component() {
  const { t } = useTranslation('sso');
  const viewData = useLoaderData<OauthData>();
  const { step, provider } = viewData;
  const name = provider ? t('oauthTitle', { provider }) : t('oauthTitleAny');
  const title = step === 'link' ? t('linkTitle') : name;
  return (
    <>
      <Meta title={step === 'problem' ? `${t('errorPrefix')} ${title}` : title} path={path} indexed={false} />
      <PageHeader title={title} />
      <div className={styles['page']}>
        {step === 'sending' && <Sending viewData={viewData} />}
        {step === 'link' && <Link viewData={viewData} />}
        {step === 'problem' && <Problem viewData={viewData} />}
      </div>
    </>
  );
}

function Sending({ viewData }: { viewData: OauthData }) {
  const { t } = useTranslation('sso');
  const { csrfToken, code = '', state = '', iss = '' } = viewData;
  return (
    <SelfSubmittingForm action={path} className={styles['form']}>
      <output>{t('authenticating')}</output>
      <input type="hidden" name={formFields.csrf} value={csrfToken} />
      <input type="hidden" name={oauthFields.code} value={code} />
      <input type="hidden" name={oauthFields.state} value={state} />
      <input type="hidden" name={oauthFields.iss} value={iss} />
      <Button>{t('continue')}</Button>
    </SelfSubmittingForm>
  );
}

/** Both are proven: the network's by coming from there, ours by being signed in to it. */
function Link({ viewData }: { viewData: OauthData }) {
  const { t } = useTranslation('sso');
  const { language, visit } = useSite();
  const { csrfToken, provider, account = '', reason } = viewData;
  if (!visit) {
    const values = { provider, account };
    return (
      <>
        <p>{t(reason === 'no_address' ? 'linkNoAddress' : 'linkKnown', values)}</p>
        <div className={styles['ways']}>
          <Button href={withReturn(pathTo('login', language), path)}>{t('signInToLink')}</Button>
        </div>
        <Cancel csrfToken={csrfToken} />
      </>
    );
  }
  const name = `${visit.firstName} ${visit.lastName}`.trim();
  return (
    <>
      <p>{t('linkQuestion', { provider, account, name })}</p>
      <form action={path} method="post" className={styles['ways']}>
        <input type="hidden" name={formFields.csrf} value={csrfToken} />
        <input type="hidden" name={formFields.intent} value={linkIntent} />
        <Button>{t('linkNow', { provider })}</Button>
      </form>
      <Cancel csrfToken={csrfToken} />
    </>
  );
}

function Cancel({ csrfToken }: { csrfToken: string }) {
  const { t } = useTranslation('sso');
  return (
    <form action={path} method="post">
      <input type="hidden" name={formFields.csrf} value={csrfToken} />
      <input type="hidden" name={formFields.intent} value={cancelLinkIntent} />
      <Button kind="quiet">{t('linkNot')}</Button>
    </form>
  );
}

function Problem({ viewData }: { viewData: OauthData }) {
  const { t } = useTranslation('sso');
  const { language } = useSite();
  const { problem = 'authentication_failed' } = viewData;
  const isPaused = problem === 'oauth_email_missing';
  return (
    <>
      <ErrorSummary title={t('summary')} problems={[{ text: t(problemKeys[problem]) }]} />
      {isPaused && <p>{t('linkInstead')}</p>}
      <div className={styles['ways']}>
        <Button href={isPaused ? withReturn(pathTo('login', language), path) : pathTo('login', language)}>
          {t('byPassword')}
        </Button>
        {problem === 'social_consent_missing' && (
          <Button href={routes.cookies[language]} kind="secondary">
            {t('chooseCookies')}
          </Button>
        )}
        {isPaused && (
          <Button href={pathTo('signUp', language)} kind="secondary">
            {t('signUp')}
          </Button>
        )}
      </div>
    </>
  );
}
