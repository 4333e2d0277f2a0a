import type { ParseKeys } from 'i18next';
import type {
  OwnCallsQueryVariables,
  PasserelleCallState,
  PasserelleOwnCallSort,
} from '../../../../shared/graphql/generated/operations.ts';
import { stateKeys } from '../call-steps/state-keys.ts';
import { inSchema, ownList, type OwnListState } from '../../../content/own-records/list/own-list.ts';

export const sortKeys = {
  recent: 'sort.recent',
  closing: 'sort.closing',
  opening: 'sort.opening',
  title: 'sort.title',
} as const satisfies Record<PasserelleOwnCallSort, ParseKeys<'ownCalls'>>;

export const ownCalls = ownList({
  statusName: 'state',
  statuses: Object.keys(stateKeys) as PasserelleCallState[],
  sorts: Object.keys(sortKeys) as [PasserelleOwnCallSort, ...PasserelleOwnCallSort[]],
});

export function variablesOf(
  state: OwnListState<PasserelleCallState, PasserelleOwnCallSort>,
): OwnCallsQueryVariables {
  const { status, ...others } = inSchema(state);
  return { ...others, ...(status && { state: status }) };
}
