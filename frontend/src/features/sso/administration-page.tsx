import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { formFields } from '../../../shared/forms/form-view-data.ts';
import { SelfSubmittingForm } from '../../components/form/self-submitting-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PageScreen } from '../../components/screen/page-screen.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { viewDataContext, languageContext, type Member, memberContext, useSite } from '../../lib/site.ts';
import {
  entryFields,
  entryPath,
  type EntryProblem,
  type AdministrationViewData,
} from '../../../shared/pages/admin-entry.ts';
import styles from './sso.module.css';

const problemKeys = {
  switch_token_invalid: 'administrationProblem.switch_token_invalid',
  cookies_refused: 'administrationProblem.cookies_refused',
  csrf_invalid: 'administrationProblem.csrf_invalid',
} as const satisfies Record<EntryProblem, ParseKeys<'sso'>>;

const viewDataOf = ({ context }: LoaderFunctionArgs) =>
  context.get(viewDataContext) as AdministrationViewData;

/** Path with the requested screen, which is not a common parameter of pages. */
export const returnPath = (args: LoaderFunctionArgs): string =>
  entryPath(args.context.get(languageContext), viewDataOf(args).to);

export const loader = (
  args: LoaderFunctionArgs,
): AdministrationViewData & { user: Member; switchPath: string } => ({
  ...viewDataOf(args),
  user: args.context.get(memberContext),
  switchPath: pathTo('administration', otherLanguage(args.context.get(languageContext))),
});

/**
 * Switch to WordPress's administration: one form requests a token, the next posts it. Script sends both at once; after
 * an error it waits for the reader, to prevent a redirect loop.
 */
export function Component() {
  const { t } = useTranslation('sso');
  const { language, visit } = useSite();
  const { to, problem, entry } = useLoaderData<AdministrationViewData>();
  const here = pathTo('administration', language);
  const title = t('administrationTitle');
  return (
    <PageScreen title={title} lead={t('administrationLead')} prefix={problem && t('errorPrefix')}>
      <div className={styles['page']}>
        {problem && (
          <ErrorSummary title={t('administrationSummary')} problems={[{ text: t(problemKeys[problem]) }]} />
        )}
        <SelfSubmittingForm action={entry?.action ?? here} className={styles['form']} atOnce={!problem}>
          {!problem && <output>{t('administrationOpening')}</output>}
          {entry ? (
            <input type="hidden" name={entryFields.token} value={entry.token} />
          ) : (
            <input type="hidden" name={formFields.csrf} value={visit?.csrfToken ?? ''} />
          )}
          <input type="hidden" name={entryFields.to} value={to} />
          <Button>{t('administrationGo')}</Button>
        </SelfSubmittingForm>
      </div>
    </PageScreen>
  );
}
