import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { ListPages } from '../../../components/list/list-pages.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { ModerationCountsDocument } from '../../../../shared/graphql/generated/documents/moderation-counts.ts';
import { ModerationFiltersDocument } from '../../../../shared/graphql/generated/documents/moderation-filters.ts';
import { ModerationQueueDocument } from '../../../../shared/graphql/generated/documents/moderation-queue.ts';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { ListFilters } from './list-filters.tsx';
import { listSearch, readListState, variablesOf } from './list-state.ts';
import styles from './list.module.css';
import { QueueList } from './queue-list.tsx';
import { TypeTabs } from './type-tabs.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const language = context.get(languageContext);
  const state = readListState(new URL(request.url).searchParams);
  await Promise.all([
    load(context, ModerationQueueDocument, variablesOf(state, language)),
    load(context, ModerationCountsDocument, {}),
    load(context, ModerationFiltersDocument, { language: graphqlLanguage(language) }, true),
  ]);
  return null;
}

/** Screen of the records that wait for the validator's decision, and of those decided on. */
export function Component() {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const state = readListState(new URLSearchParams(useLocation().search));
  const { passerelleModerationQueue: list } = useRead(ModerationQueueDocument, variablesOf(state, language));
  const { passerelleModerationCounts: counts, passerelleOpenReports: reports } = useRead(
    ModerationCountsDocument,
    {},
  );
  const { passerelleModerationValidators: validators, passerelleReference: reference } = useRead(
    ModerationFiltersDocument,
    { language: graphqlLanguage(language) },
  );
  return (
    <Screen
      isList
      title={t('title')}
      lead={t('lead')}
      action={
        <RouteLink to="reports" className={styles['reports']}>
          {reports === 0 ? t('toReports') : t('reports', { count: reports })}
        </RouteLink>
      }
    >
      <TypeTabs state={state} counts={counts} />
      <ListFilters state={state} validators={validators} reference={reference} rows={list.items} />
      <output className={styles['total']}>{t('total', { count: list.total })}</output>
      <QueueList state={state} items={list.items} />
      <ListPages
        page={state.page}
        lastPage={Math.ceil(list.total / list.perPage)}
        searchOf={(page) => listSearch({ ...state, page })}
      />
    </Screen>
  );
}
