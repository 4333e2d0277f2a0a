import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo, routes } from '../../../shared/config/routes.ts';
import { viewDataContext, languageContext, useSite } from '../../lib/site.ts';
import type { SwitchProblem, SwitchViewData } from '../../../shared/pages/admin-entry.ts';
import styles from './sso.module.css';

const problemKeys = {
  switch_failed: 'switch_failed',
  switch_token_missing: 'switch_token_missing',
  switch_token_invalid: 'switch_token_invalid',
  content_system_unavailable: 'content_system_unavailable',
  rate_limited: 'rate_limited',
} as const satisfies Record<SwitchProblem, ParseKeys<'sso'>>;
/** Opened by its address, without coming from the administration. */
const noSwitchData: SwitchViewData = { adminPath: '' };

export function loader({ context }: LoaderFunctionArgs) {
  const viewData = (context.get(viewDataContext) ?? noSwitchData) as SwitchViewData;
  const switchPath = routes.switch[otherLanguage(context.get(languageContext))];
  return data({ ...viewData, switchPath }, { status: 400 });
}

/** Page of a switch from the administration that failed, or did not begin there. */
export function Component() {
  const { t } = useTranslation('sso');
  const { language } = useSite();
  const { problem, adminPath } = useLoaderData<SwitchViewData>();
  const title = t(problem ? 'switchTitle' : 'switchBeginTitle');
  return (
    <>
      <Meta
        title={problem ? `${t('errorPrefix')} ${title}` : title}
        path={routes.switch[language]}
        indexed={false}
      />
      <PageHeader title={title} lead={t(problem ? 'switchLead' : 'switchBegin')} />
      <div className={styles['page']}>
        {problem && <ErrorSummary title={t('summary')} problems={[{ text: t(problemKeys[problem]) }]} />}
        <div className={styles['ways']}>
          {adminPath && <Button href={adminPath}>{t('backToAdmin')}</Button>}
          <Button href={pathTo('login', language)} kind="secondary">
            {t('byPassword')}
          </Button>
        </div>
      </div>
    </>
  );
}
