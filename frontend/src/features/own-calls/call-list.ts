import type { ParseKeys } from 'i18next';
import type {
  OwnCallsQueryVariables,
  PasserelleCallState,
  PasserelleOwnCallSort,
} from '../../../shared/graphql/generated/operations.ts';
import { stateKeys } from '../../content/call-steps/state-keys.ts';
import { inSchema, ownList, type OwnListState } from '../../content/own-records/list/own-list.ts';

type CallState = Lowercase<PasserelleCallState>;
type CallSort = Lowercase<PasserelleOwnCallSort>;

export const sortKeys = {
  recent: 'sort.recent',
  closing: 'sort.closing',
  opening: 'sort.opening',
  title: 'sort.title',
} as const satisfies Record<CallSort, ParseKeys<'ownCalls'>>;

export const ownCalls = ownList({
  statusName: 'state',
  statuses: Object.keys(stateKeys).map((state) => state.toLowerCase() as CallState),
  sorts: Object.keys(sortKeys) as [CallSort, ...CallSort[]],
});

export function variablesOf(state: OwnListState<CallState, CallSort>): OwnCallsQueryVariables {
  const { status, ...others } = inSchema(state);
  return { ...others, ...(status && { state: status }) };
}

export const keyOf = (state: CallState) => stateKeys[state.toUpperCase() as PasserelleCallState];
