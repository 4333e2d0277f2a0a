import type { ParseKeys } from 'i18next';
import type { DecisionsFieldsFragment } from '../../../shared/graphql/generated/operations.ts';

export type DecidableRow = DecisionsFieldsFragment['rows'][number];
export type DecisionKind = NonNullable<DecidableRow['prepared']>['kind'];
type Key = ParseKeys<'decisions'>;

export const decisionKinds = [
  'advanced',
  'selected',
  'waiting_list',
  'shortlisted',
  'not_selected',
] as const satisfies readonly DecisionKind[];

export const kindKeys = {
  shortlisted: 'kind.shortlisted',
  advanced: 'kind.advanced',
  waiting_list: 'kind.waiting_list',
  selected: 'kind.selected',
  not_selected: 'kind.not_selected',
} as const satisfies Record<DecisionKind, Key>;

type Stage = Pick<DecisionsFieldsFragment, 'nextStage'>;

/** Decisions that can be made at a stage: the last one has no next. */
export const kindsAt = ({ nextStage }: Stage): readonly DecisionKind[] =>
  decisionKinds.filter((kind) => kind !== 'advanced' || nextStage !== null);

/** Decisions that can follow the state of an application. */
export const kindsAfter = (state: DecidableRow['state'], stage: Stage): readonly DecisionKind[] => {
  if (state === 'eligible') return kindsAt(stage);
  return state === 'shortlisted' || state === 'waiting_list'
    ? kindsAt(stage).filter((kind) => kind !== state)
    : [];
};

/** Names of the fields of letters. */
export const fieldKeys = {
  applicant: 'field.applicant',
  number: 'field.number',
  call: 'field.call',
  project: 'field.project',
  amount: 'field.amount',
  rank: 'field.rank',
  confirmUntil: 'field.confirmUntil',
  nextStage: 'field.nextStage',
  nextOpening: 'field.nextOpening',
  nextClosing: 'field.nextClosing',
  feedback: 'field.feedback',
} as const satisfies Record<string, Key>;
