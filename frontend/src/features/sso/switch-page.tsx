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

/** Opened by its address, without coming from the administration, there is no token either. */
const problemKeys = {
  switch_failed: 'switch_failed',
  switch_token_missing: 'switch_token_missing',
  switch_token_invalid: 'switch_token_invalid',
  content_system_unavailable: 'content_system_unavailable',
  rate_limited: 'rate_limited',
} as const satisfies Record<SwitchProblem, ParseKeys<'sso'>>;
const noSwitchData: SwitchViewData = { problem: 'switch_token_missing', adminPath: '' };

export function loader({ context }: LoaderFunctionArgs) {
  const viewData = (context.get(viewDataContext) ?? noSwitchData) as SwitchViewData;
  const switchPath = routes.switch[otherLanguage(context.get(languageContext))];
  return data({ ...viewData, switchPath }, { status: 400 });
}

/** Error page of the switch from the administration. */
export function Component() {
  const { t } = useTranslation('sso');
  const { language } = useSite();
  const { problem, adminPath } = useLoaderData<SwitchViewData>();
  const title = t('switchTitle');
  return (
    <>
      <Meta title={`${t('errorPrefix')} ${title}`} path={routes.switch[language]} indexed={false} />
      <PageHeader title={title} lead={t('switchLead')} />
      <div className={styles['page']}>
        <ErrorSummary title={t('summary')} problems={[{ text: t(problemKeys[problem]) }]} />
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
