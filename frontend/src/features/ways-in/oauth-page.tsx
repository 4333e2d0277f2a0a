import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { formFields } from '../../components/form/given-form.ts';
import { SelfSubmittingForm } from '../../components/form/self-submitting-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo, routes, standaloneRoutes } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { withReturn } from '../../lib/return-path.ts';
import { givenContext, languageContext, useSite } from '../../lib/site.ts';
import { cancelLinkIntent, type GivenOauth, linkIntent, oauthFields } from './given.ts';
import type { fr } from './locales/fr.ts';
import styles from './ways-in.module.css';

interface OauthData extends GivenOauth {
  switchPath: string;
}

const path = routes.oauth.fr;

export function loader({ context }: LoaderFunctionArgs): OauthData {
  const given = context.get(givenContext) as GivenOauth | undefined;
  // No network is configured, or somebody asks for the address that English is rendered under.
  if (!given) throw data(null, { status: 404 });
  return { ...given, switchPath: pathTo('login', otherLanguage(context.get(languageContext))) };
}

/** Where networks send people back to: what they brought along goes on from here, by script or by hand. */
export function Component() {
  const t = useTranslate<{ waysIn: typeof fr }>();
  const given = useLoaderData<OauthData>();
  const { step, provider } = given;
  const name = provider ? t('waysIn.oauthTitle', { provider }) : t('waysIn.oauthTitleAny');
  const title = step === 'link' ? t('waysIn.linkTitle') : name;
  return (
    <>
      <Meta
        title={step === 'problem' ? `${t('waysIn.errorPrefix')} ${title}` : title}
        path={path}
        indexed={false}
      />
      <PageHeader title={title} />
      <div className={styles['page']}>
        {step === 'sending' && <Sending given={given} />}
        {step === 'link' && <Link given={given} />}
        {step === 'problem' && <Problem given={given} />}
      </div>
    </>
  );
}

function Sending({ given }: { given: OauthData }) {
  const t = useTranslate<{ waysIn: typeof fr }>();
  const { csrfToken, code = '', state = '', iss = '' } = given;
  return (
    <SelfSubmittingForm action={path} className={styles['form']}>
      <output>{t('waysIn.authenticating')}</output>
      <input type="hidden" name={formFields.csrf} value={csrfToken} />
      <input type="hidden" name={oauthFields.code} value={code} />
      <input type="hidden" name={oauthFields.state} value={state} />
      <input type="hidden" name={oauthFields.iss} value={iss} />
      <Button>{t('waysIn.continue')}</Button>
    </SelfSubmittingForm>
  );
}

/** Both are proven: the network's by coming from there, ours by being signed in to it. */
function Link({ given }: { given: OauthData }) {
  const t = useTranslate<{ waysIn: typeof fr }>();
  const { language, visit } = useSite();
  const { csrfToken, provider, account = '', reason } = given;
  if (!visit) {
    const values = { provider, account };
    return (
      <>
        <p>{t(reason === 'no_address' ? 'waysIn.linkNoAddress' : 'waysIn.linkKnown', values)}</p>
        <div className={styles['ways']}>
          <Button href={withReturn(pathTo('login', language), path)}>{t('waysIn.signInToLink')}</Button>
        </div>
        <Cancel csrfToken={csrfToken} />
      </>
    );
  }
  const name = `${visit.firstName} ${visit.lastName}`.trim();
  return (
    <>
      <p>{t('waysIn.linkQuestion', { provider, account, name })}</p>
      <form action={path} method="post" className={styles['ways']}>
        <input type="hidden" name={formFields.csrf} value={csrfToken} />
        <input type="hidden" name={formFields.intent} value={linkIntent} />
        <Button>{t('waysIn.linkNow', { provider })}</Button>
      </form>
      <Cancel csrfToken={csrfToken} />
    </>
  );
}

function Cancel({ csrfToken }: { csrfToken: string }) {
  const t = useTranslate<{ waysIn: typeof fr }>();
  return (
    <form action={path} method="post">
      <input type="hidden" name={formFields.csrf} value={csrfToken} />
      <input type="hidden" name={formFields.intent} value={cancelLinkIntent} />
      <Button kind="quiet">{t('waysIn.linkNot')}</Button>
    </form>
  );
}

function Problem({ given }: { given: OauthData }) {
  const t = useTranslate<{ waysIn: typeof fr }>();
  const { language } = useSite();
  const { problem = 'authentication_failed' } = given;
  const isPaused = problem === 'oauth_email_missing';
  return (
    <>
      <ErrorSummary title={t('waysIn.summary')} problems={[{ text: t(`waysIn.oauth.${problem}`) }]} />
      {isPaused && <p>{t('waysIn.linkInstead')}</p>}
      <div className={styles['ways']}>
        <Button href={isPaused ? withReturn(pathTo('login', language), path) : pathTo('login', language)}>
          {t('waysIn.byPassword')}
        </Button>
        {problem === 'social_consent_missing' && (
          <Button href={standaloneRoutes.cookies[language]} kind="secondary">
            {t('waysIn.chooseCookies')}
          </Button>
        )}
        {isPaused && routes.signUp.published && (
          <Button href={pathTo('signUp', language)} kind="secondary">
            {t('waysIn.signUp')}
          </Button>
        )}
      </div>
    </>
  );
}
