import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type Language, otherLanguage } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { hashParameter } from '../../../../shared/forms/auth-forms.ts';
import { emptyForm } from '../../../../shared/forms/form-view-data.ts';
import { stopNotices, type StopNoticesViewData } from '../../../../shared/forms/stop-notices-form.ts';
import { PageForm } from '../../../components/form/page-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Meta } from '../../../components/ui/meta.tsx';
import { PageHeader } from '../../../components/ui/page-header.tsx';
import { noticeKindKeys } from '../../../content/notice-kinds/notice-kind-keys.ts';
import { languageContext, useSite, viewDataContext } from '../../../lib/site.ts';
import styles from './stop-notices.module.css';

type StopData = StopNoticesViewData & { switchPath: string };

const linkTo = (hash: string, language: Language): string => {
  const path = pathTo('stopNotices', language);
  return hash ? `${path}?${hashParameter}=${hash}` : path;
};

function statusOf({ hash, stop, isExpired }: StopNoticesViewData): number {
  if (stop || hash === '') return 200;
  return isExpired ? 410 : 404;
}

export function loader({ context }: LoaderFunctionArgs) {
  const viewData = (context.get(viewDataContext) ?? { ...emptyForm, hash: '' }) as StopNoticesViewData;
  const switchPath = linkTo(viewData.hash, otherLanguage(context.get(languageContext)));
  return data({ ...viewData, switchPath }, { status: statusOf(viewData) });
}

/** Stops mails of notices, without a session and without script. */
export function Component() {
  const { t } = useTranslation(['stopNotices', 'noticeKinds']);
  const viewData = useLoaderData<StopData>();
  const { hash, stop, isExpired, notice } = viewData;
  if (!stop) {
    const dead = deadLink(hash, isExpired === true);
    return (
      <Frame title={t('deadTitle')} hasError>
        <p role="alert">{t(deadTexts[dead])}</p>
        {dead !== 'expired' && <p>{t('inSettings')}</p>}
        <ToPreferences />
      </Frame>
    );
  }
  const { name } = stop;
  const text = name === null ? ofKind : ofAlert;
  const values = {
    name: name ?? '',
    kind: stop.kind ? t(noticeKindKeys[stop.kind], { ns: 'noticeKinds' }) : t('digests'),
  };
  const isDone = notice === stopNotices.done;
  if (stop.wereStopped) {
    return (
      <Frame title={t(isDone ? 'doneTitle' : 'alreadyTitle')}>
        <output>{t(text[isDone ? 'done' : 'already'], values)}</output>
        <p>{t(text.stays)}</p>
        <ToPreferences isAlert={name !== null} />
      </Frame>
    );
  }
  return (
    <Frame title={t(text.title)} hasError={viewData.problem !== undefined}>
      <p>{t(text.text, values)}</p>
      <p>{t(text.stays)}</p>
      <StopForm title={t(text.title)} submit={t(text.submit)} />
      <ToPreferences isAlert={name !== null} />
    </Frame>
  );
}

/** Texts of the link that stops a kind of messages, or the digests. */
const ofKind = {
  title: 'title',
  text: 'text',
  stays: 'stays',
  submit: 'submit',
  done: 'done',
  already: 'already',
} as const;

/** Those of the link that ends the alert of one saved search. */
const ofAlert = {
  title: 'alertTitle',
  text: 'alertText',
  stays: 'alertStays',
  submit: 'alertSubmit',
  done: 'alertDone',
  already: 'alertAlready',
} as const;

const deadTexts = {
  incomplete: 'incomplete',
  expired: 'expired',
  unknown: 'unknown',
} as const;

function deadLink(hash: string, isExpired: boolean): keyof typeof deadTexts {
  if (!hash) return 'incomplete';
  return isExpired ? 'expired' : 'unknown';
}

function StopForm({ title, submit }: { title: string; submit: string }) {
  const { t } = useTranslation('stopNotices');
  const { language } = useSite();
  const viewData = useLoaderData<StopData>();
  return (
    <PageForm
      viewData={viewData}
      action={pathTo('stopNotices', language)}
      name={title}
      summary={t('failed')}
      labels={{}}
    >
      <input type="hidden" name={hashParameter} value={viewData.hash} />
      <Button>{submit}</Button>
    </PageForm>
  );
}

function ToPreferences({ isAlert = false }: { isAlert?: boolean }) {
  const { t } = useTranslation('stopNotices');
  const { language } = useSite();
  return (
    <p>
      <a href={pathTo(isAlert ? 'savedSearches' : 'settingsNotices', language)}>
        {t(isAlert ? 'toSearches' : 'toPreferences')}
      </a>
    </p>
  );
}

interface FrameProps {
  title: string;
  hasError?: boolean;
  children: ReactNode;
}

function Frame({ title, hasError = false, children }: FrameProps) {
  const { t } = useTranslation('form');
  const { language } = useSite();
  return (
    <>
      <Meta
        title={hasError ? `${t('errorPrefix')} ${title}` : title}
        path={pathTo('stopNotices', language)}
        indexed={false}
      />
      <PageHeader title={title} />
      <div className={styles['page']}>{children}</div>
    </>
  );
}
