import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { OwnInitiativesDocument } from '../../../shared/graphql/generated/documents/own-initiatives.ts';
import { inSchema } from '../../content/own-records/list/own-list.ts';
import { OwnListScreen } from '../../content/own-records/list/own-list-screen.tsx';
import { statusKeys } from '../../content/own-records/status-keys.ts';
import { useSteps } from '../../content/own-records/use-steps.ts';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { ownInitiatives, sortKeys } from './list-state.ts';
import { OwnRow } from './own-row.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const state = ownInitiatives.read(new URL(request.url).searchParams);
  await load(context, OwnInitiativesDocument, inSchema(state));
  return null;
}

/** What the member owns or co-edits, with its state and what can be done with it. */
export function Component() {
  const { t } = useTranslation('ownInitiatives');
  const { t: record } = useTranslation('ownRecords');
  const state = ownInitiatives.read(new URLSearchParams(useLocation().search));
  const { passerelleOwnInitiatives: answer } = useRead(OwnInitiativesDocument, inSchema(state));
  const { outcome, busyId, run, duplicate } = useSteps();
  return (
    <OwnListScreen
      list={ownInitiatives}
      state={state}
      answer={answer}
      outcome={outcome}
      texts={{ title: t('title'), lead: t('lead'), total: t('total', { count: answer.total }) }}
      begin={{ to: 'newInitiative', text: t('new'), firstText: t('first') }}
      empty={<p>{t('empty')}</p>}
      statusText={(status) => record(statusKeys[status])}
      sortText={(sort) => t(sortKeys[sort])}
      renderRow={(row) => (
        <OwnRow key={row.id} row={row} isBusy={busyId === row.id} run={run} duplicate={duplicate} />
      )}
    />
  );
}
