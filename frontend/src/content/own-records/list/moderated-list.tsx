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

interface ModeratedListOptions {
  /** Its filters and orders; absent: those of all types. */
  list?: ModeratedListState;
  /** Purpose of the list, shown when it has no records; absent: that of the texts, with the steps to the first one. */
  empty?: ReactNode;
}

interface ModeratedListProps extends ModeratedListOptions {
  own: ListedType;
  list: ModeratedListState;
}

const variablesOf = (
  { listed }: ListedType,
  list: ModeratedListState,
  search: URLSearchParams,
): OwnRecordsQueryVariables => ({
  ...inSchema(list.read(search)),
  type: listed,
});

/** The screen with the list of the member's own and co-edited records of a type, with state and actions. */
export function ownListScreen(own: ListedType, { list = moderatedList, empty }: ModeratedListOptions = {}) {
  async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
    await load(context, OwnRecordsDocument, variablesOf(own, list, new URL(request.url).searchParams));
    return null;
  }
  function Component() {
    return (
      <OwnTypeContext value={own}>
        <ModeratedList own={own} list={list} empty={empty} />
      </OwnTypeContext>
    );
  }
  return { loader, Component };
}

function ModeratedList({ own, list, empty }: ModeratedListProps) {
  const { t } = useTranslation('ownRecords');
  const { t: ofType } = useTranslation(own.texts);
  const search = new URLSearchParams(useLocation().search);
  const { passerelleOwnRecords: answer } = useRead(OwnRecordsDocument, variablesOf(own, list, search));
  const { outcome, busyId, run, duplicate } = useSteps();
  return (
    <OwnListScreen
      list={list}
      state={list.read(search)}
      answer={answer}
      outcome={outcome}
      texts={{
        title: ofType('title'),
        lead: ofType('lead'),
        total: ofType('total', { count: answer.total }),
      }}
      begin={own.begin && { to: own.begin, text: ofType('new'), firstText: ofType('first') }}
      empty={
        empty ?? (
          <EmptyState
            what={ofType('empty')}
            steps={[ofType('emptyFirst'), t('list.thenSubmit'), t('list.thenPublic')]}
          />
        )
      }
      statusText={(status) => t(statusKeys[status])}
      sortText={(sort) => t(sortKeys[sort])}
      renderRow={(row) => (
        <ModeratedRow key={row.id} row={row} isBusy={busyId === row.id} run={run} duplicate={duplicate} />
      )}
    />
  );
}
