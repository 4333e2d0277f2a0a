import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo, standaloneRoutes } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { givenContext, languageContext, useSite } from '../../lib/site.ts';
import type { GivenSwitch } from './given.ts';
import type { fr } from './locales/fr.ts';
import styles from './ways-in.module.css';

/** Opened by its address, without coming from the administration, there is no token either. */
const nothingGiven: GivenSwitch = { problem: 'switch_token_missing', adminPath: '' };

export function loader({ context }: LoaderFunctionArgs) {
  const given = (context.get(givenContext) ?? nothingGiven) as GivenSwitch;
  const switchPath = standaloneRoutes.switch[otherLanguage(context.get(languageContext))];
  return data({ ...given, switchPath }, { status: 400 });
}

/** What happened to somebody who could not enter from the administration, and what to do. */
export function Component() {
  const t = useTranslate<{ waysIn: typeof fr }>();
  const { language } = useSite();
  const { problem, adminPath } = useLoaderData<GivenSwitch>();
  const title = t('waysIn.switchTitle');
  return (
    <>
      <Meta
        title={`${t('waysIn.errorPrefix')} ${title}`}
        path={standaloneRoutes.switch[language]}
        indexed={false}
      />
      <PageHeader title={title} lead={t('waysIn.switchLead')} />
      <div className={styles['page']}>
        <ErrorSummary title={t('waysIn.summary')} problems={[{ text: t(`waysIn.${problem}`) }]} />
        <div className={styles['ways']}>
          {adminPath && <Button href={adminPath}>{t('waysIn.backToAdmin')}</Button>}
          <Button href={pathTo('login', language)} kind="secondary">
            {t('waysIn.byPassword')}
          </Button>
        </div>
      </div>
    </>
  );
}
