import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { Screen } from '../../components/screen/screen.tsx';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { OwnInitiativesDocument } from '../../../shared/graphql/generated/documents/own-initiatives.ts';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { readListState, variablesOf } from './list-state.ts';
import { ListFilters } from './list-filters.tsx';
import { ListPages } from './list-pages.tsx';
import { OwnRow } from './own-row.tsx';
import styles from './list.module.css';
import { useFocusAfterStep } from './use-focus-after-step.ts';
import { useSteps } from '../../content/own-records/use-steps.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const state = readListState(new URL(request.url).searchParams);
  await load(context, OwnInitiativesDocument, variablesOf(state));
  return null;
}

/** What the member owns or co-edits, with its state and what can be done with it. */
export function Component() {
  const { t } = useTranslation('ownInitiatives');
  const state = readListState(new URLSearchParams(useLocation().search));
  const { passerelleOwnInitiatives: list } = useRead(OwnInitiativesDocument, variablesOf(state));
  const { outcome, busyId, run, duplicate } = useSteps();
  useFocusAfterStep(list.items, outcome);
  const isFiltered = state.status !== undefined || state.language !== undefined;
  const isEmpty = list.total === 0 && !isFiltered;
  return (
    <Screen
      title={t('title')}
      lead={isEmpty ? undefined : t('lead')}
      action={
        <RouteLink to="newInitiative" className={styles['begin']}>
          {isEmpty ? t('first') : t('new')}
        </RouteLink>
      }
    >
      <ActionResult kind={outcome?.kind} text={outcome?.text} />
      {isEmpty ? (
        <p className={styles['empty']}>{t('empty')}</p>
      ) : (
        <>
          <ListFilters state={state} />
          <output className={styles['total']}>{t('total', { count: list.total })}</output>
          {list.items.length > 0 && (
            <ul className={styles['rows']}>
              {list.items.map((row) => (
                <OwnRow key={row.id} row={row} isBusy={busyId === row.id} run={run} duplicate={duplicate} />
              ))}
            </ul>
          )}
          <ListPages state={state} lastPage={Math.ceil(list.total / list.perPage)} />
        </>
      )}
    </Screen>
  );
}
