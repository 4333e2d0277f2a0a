import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { can } from '../../../../shared/config/can.ts';
import { operators } from '../../../../shared/config/rights.ts';
import { OwnCallsDocument } from '../../../../shared/graphql/generated/documents/own-calls.ts';
import { EmptyState } from '../../../components/screen/empty-state.tsx';
import { stateKeys } from '../call-steps/state-keys.ts';
import { OwnListScreen } from '../../../content/own-records/list/own-list-screen.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { useMember } from '../../../lib/use-member.ts';
import { ownCalls, sortKeys, variablesOf } from './call-list.ts';
import { CallRow } from './call-row.tsx';
import { useCallSteps } from './use-call-steps.ts';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const state = ownCalls.read(new URL(request.url).searchParams);
  await load(context, OwnCallsDocument, variablesOf(state));
  return null;
}

/** The calls that the member owns, manages or supports, with their states and what can be done with them. */
export function Component() {
  const { t } = useTranslation('ownCalls');
  const { t: callSteps } = useTranslation('callSteps');
  const mayBegin = can(useMember(), operators);
  const state = ownCalls.read(new URLSearchParams(useLocation().search));
  const { passerelleOwnCalls: answer } = useRead(OwnCallsDocument, variablesOf(state));
  const steps = useCallSteps();
  return (
    <OwnListScreen
      list={ownCalls}
      state={state}
      answer={answer}
      outcome={steps.outcome}
      texts={{ title: t('title'), lead: t('lead'), total: t('total', { count: answer.total }) }}
      begin={mayBegin ? { to: 'newCall', text: t('new'), firstText: t('first') } : undefined}
      empty={mayBegin ? <WhatCallsAre /> : <EmptyState what={t('empty.others')} />}
      statusText={(status) => callSteps(stateKeys[status])}
      sortText={(sort) => t(sortKeys[sort])}
      renderRow={(row) => <CallRow key={row.id} row={row} steps={steps} />}
    />
  );
}

function WhatCallsAre() {
  const { t } = useTranslation('ownCalls');
  return (
    <EmptyState what={t('empty.what')} steps={[t('empty.write'), t('empty.date'), t('empty.publish')]} />
  );
}
