import type { ParseKeys } from 'i18next';
import type { DecisionReviewFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';

type Kind = NonNullable<DecisionReviewFieldsFragment['result']['kind']>;
type State = DecisionReviewFieldsFragment['state'];
type Key = ParseKeys<'decisionReview'>;

export const kindKeys = {
  advanced: 'kind.advanced',
  shortlisted: 'kind.shortlisted',
  waiting_list: 'kind.waiting_list',
  selected: 'kind.selected',
  not_selected: 'kind.not_selected',
  ineligible: 'kind.ineligible',
} as const satisfies Record<Kind | 'ineligible', Key>;

export const stateKeys = {
  open: 'state.open',
  dismissed: 'state.dismissed',
  upheld: 'state.upheld',
  ended: 'state.ended',
} as const satisfies Record<State, Key>;
