import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { useReread } from '../../graphql/client/reread.ts';
import { ModerationCountsDocument } from '../../../shared/graphql/generated/documents/moderation-counts.ts';
import { ReportsDocument } from '../../../shared/graphql/generated/documents/reports.ts';
import { ChoiceLink, ChoiceLinks, Count } from '../../components/list/choice-links.tsx';
import { ListPages } from '../../components/list/list-pages.tsx';
import { Screen } from '../../components/screen/screen.tsx';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { ReportRow } from './report-row.tsx';
import { listSearch, partKeys, parts, readListState, variablesOf } from './reports-address.ts';
import styles from './reports.module.css';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const state = readListState(new URL(request.url).searchParams);
  await Promise.all([
    load(context, ReportsDocument, variablesOf(state, context.get(languageContext))),
    load(context, ModerationCountsDocument, {}),
  ]);
  return null;
}

/** Reports of members: what is to be handled, and what was. */
export function Component() {
  const { t } = useTranslation('reports');
  const { language } = useSite();
  const reread = useReread();
  const state = readListState(new URLSearchParams(useLocation().search));
  const { passerelleReports: list } = useRead(ReportsDocument, variablesOf(state, language));
  const { passerelleOpenReports: open } = useRead(ModerationCountsDocument, {});
  const [failure, setFailure] = useState<string>();

  /** The list is read again, also after a refusal: somebody else may have been faster. */
  async function showResult(found: string | undefined): Promise<void> {
    await reread();
    setFailure(found);
    // The row is gone, or is another one; what succeeded has the focus itself.
    if (found !== undefined) document.querySelector<HTMLElement>('#main h1')?.focus();
  }

  return (
    <Screen
      isList
      title={t('title')}
      lead={t('lead')}
      action={
        <RouteLink to="moderations" className={styles['link']}>
          {t('back')}
        </RouteLink>
      }
    >
      <ChoiceLinks label={t('partsLabel')}>
        <ul>
          {parts.map((part) => (
            <ChoiceLink
              key={part}
              search={listSearch({ part, page: 1 })}
              isCurrent={part === state.part}
              onClick={() => setFailure(undefined)}
            >
              {t(partKeys[part])} {part === 'open' && <Count>{open}</Count>}
            </ChoiceLink>
          ))}
        </ul>
      </ChoiceLinks>
      <ActionResult kind="failure" text={failure} />
      {list.items.length === 0 ? (
        <p className={styles['empty']}>{t(state.part === 'handled' ? 'emptyHandled' : 'empty')}</p>
      ) : (
        <ul className={styles['rows']}>
          {list.items.map((report) => (
            <ReportRow key={`${report.id} ${report.version}`} report={report} onResult={showResult} />
          ))}
        </ul>
      )}
      <ListPages
        page={state.page}
        lastPage={Math.ceil(list.total / list.perPage)}
        searchOf={(page) => listSearch({ ...state, page })}
      />
    </Screen>
  );
}
