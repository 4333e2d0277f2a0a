import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { viewDataContext, languageContext, useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { doneNotice, type EmailLinkViewData, hashParameter } from '../../../shared/forms/auth-forms.ts';
import { linkSwitch } from './link-switch.ts';
import { AuthFrame } from './auth-frame.tsx';

const keys = {
  emailConfirm: {
    title: 'emailConfirmTitle',
    lead: 'emailConfirmLead',
    submit: 'emailConfirmSubmit',
    summary: 'emailConfirmSummary',
    aside: 'emailConfirmAside',
    dead: 'emailConfirmDead',
    doneTitle: 'emailConfirmDoneTitle',
    done: 'emailConfirmDone',
    next: 'emailConfirmNext',
  },
  emailUndo: {
    title: 'emailUndoTitle',
    lead: 'emailUndoLead',
    submit: 'emailUndoSubmit',
    summary: 'emailUndoSummary',
    aside: 'emailUndoAside',
    dead: 'emailUndoDead',
    doneTitle: 'emailUndoDoneTitle',
    done: 'emailUndoDone',
    next: 'emailUndoNext',
  },
} as const;
type Route = keyof typeof keys;

interface EmailLinkData extends EmailLinkViewData {
  route: Route;
  switchPath: string;
}

const loaderOf =
  (route: Route) =>
  ({ context }: LoaderFunctionArgs) => {
    const without = { ...emptyForm, hash: '', isDead: false };
    const viewData = (context.get(viewDataContext) ?? without) as EmailLinkViewData;
    const pageData: EmailLinkData = {
      ...viewData,
      route,
      switchPath: linkSwitch(route, otherLanguage(context.get(languageContext)), viewData.hash),
    };
    return data(pageData, { status: viewData.isDead ? 410 : 200 });
  };

/** Page of the links in mails about a change of address: opening it changes nothing, its button does. */
function Component() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const { route, hash, isDead, notice, problem } = useLoaderData<EmailLinkData>();
  const next = pathTo(route === 'emailConfirm' ? 'settingsEmail' : 'login', language);
  if (notice === doneNotice) {
    return (
      <AuthFrame route={route} title={t(keys[route].doneTitle)}>
        <output className={styles['outcome']}>{t(keys[route].done)}</output>
        <p className={styles['ways']}>
          <Button href={next}>{t(keys[route].next)}</Button>
        </p>
      </AuthFrame>
    );
  }
  if (!hash || isDead || problem?.code === 'link_expired') {
    return (
      <AuthFrame route={route} title={t('deadLinkTitle')} hasError>
        <p role="alert">{t(hash ? keys[route].dead : 'linkMissing')}</p>
        <p className={styles['ways']}>
          <Button href={next}>{t(keys[route].next)}</Button>
          <Button href={pathTo('contact', language)} kind="secondary">
            {t('writeToTeam')}
          </Button>
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      route={route}
      title={t(keys[route].title)}
      lead={t(keys[route].lead)}
      hasError={problem !== undefined}
    >
      <LinkForm />
    </AuthFrame>
  );
}

function LinkForm() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const viewData = useLoaderData<EmailLinkData>();
  const { route, hash } = viewData;
  return (
    <>
      <PageForm
        viewData={viewData}
        action={pathTo(route, language)}
        name={t(keys[route].title)}
        summary={t(keys[route].summary)}
        labels={{}}
      >
        <input type="hidden" name={hashParameter} value={hash} />
        <Button>{t(keys[route].submit)}</Button>
      </PageForm>
      <p className={styles['aside']}>{t(keys[route].aside)}</p>
    </>
  );
}

export const pageFor = (route: Route) => ({ loader: loaderOf(route), Component });
