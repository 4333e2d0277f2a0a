import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { OwnRecordsDocument } from '../../../../shared/graphql/generated/documents/own-records.ts';
import type { OwnRecordsQueryVariables } from '../../../../shared/graphql/generated/operations.ts';
import { EmptyState } from '../../../components/screen/empty-state.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { type ListedType, OwnTypeContext } from '../own-type.ts';
import { statusKeys } from '../status-keys.ts';
import { useSteps } from '../use-steps.ts';
import { moderatedList, type ModeratedListState, sortKeys } from './moderated-list-state.ts';
import { ModeratedRow } from './moderated-row.tsx';
import { inSchema } from './own-list.ts';
import { OwnListScreen } from './own-list-screen.tsx';

interface ModeratedListTexts {
  title: string;
  lead: string;
  /** The buttons that begin a record, and the first one. */
  begin?: { text: string; firstText: string };
  /** Purpose of the list, shown when it has no records. */
  empty: ReactNode;
  /** First step towards a record. */
  first?: string;
  total: (count: number) => string;
}

interface ModeratedListProps {
  own: ListedType;
  /** Its filters and orders; absent: those of all types. */
  list?: ModeratedListState;
  texts: ModeratedListTexts;
}

const variablesOf = (
  { listed }: ListedType,
  list: ModeratedListState,
  search: URLSearchParams,
): OwnRecordsQueryVariables => ({
  ...inSchema(list.read(search)),
  type: listed,
});

/** Loads a page of the list. */
export async function loadModeratedList(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  own: ListedType,
  list = moderatedList,
): Promise<null> {
  await load(context, OwnRecordsDocument, variablesOf(own, list, new URL(request.url).searchParams));
  return null;
}

/** List of the member's own and co-edited records of a type, with state and actions. */
export const ModeratedList = (props: ModeratedListProps) => (
  <OwnTypeContext value={props.own}>
    <List {...props} />
  </OwnTypeContext>
);

function List({ own, list = moderatedList, texts }: ModeratedListProps) {
  const { title, lead, begin, empty, first, total } = texts;
  const { t } = useTranslation('ownRecords');
  const search = new URLSearchParams(useLocation().search);
  const { passerelleOwnRecords: answer } = useRead(OwnRecordsDocument, variablesOf(own, list, search));
  const { outcome, busyId, run, duplicate } = useSteps();
  return (
    <OwnListScreen
      list={list}
      state={list.read(search)}
      answer={answer}
      outcome={outcome}
      texts={{ title, lead, total: total(answer.total) }}
      begin={own.begin && begin && { to: own.begin, ...begin }}
      empty={
        <EmptyState what={empty} steps={first ? [first, t('list.thenSubmit'), t('list.thenPublic')] : []} />
      }
      statusText={(status) => t(statusKeys[status])}
      sortText={(sort) => t(sortKeys[sort])}
      renderRow={(row) => (
        <ModeratedRow key={row.id} row={row} isBusy={busyId === row.id} run={run} duplicate={duplicate} />
      )}
    />
  );
}
