import type { ParseKeys } from 'i18next';
import type { mutateInitiative } from '../../../shared/config/calls/initiative-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';

type Action = BodyOf<typeof mutateInitiative>['action'];

/** Steps that the list carries out; editing is done in the form. */
export const steps = [
  'withdraw',
  'withdrawProposal',
  'offline',
  'online',
  'complete',
  'reopen',
  'delete',
] as const satisfies Action[];
export type Step = (typeof steps)[number];

export const stepKeys = {
  withdraw: 'step.withdraw',
  withdrawProposal: 'step.withdrawProposal',
  offline: 'step.offline',
  online: 'step.online',
  complete: 'step.complete',
  reopen: 'step.reopen',
  delete: 'step.delete',
} as const satisfies Record<Step, ParseKeys<'ownRecords'>>;
export const doneKeys = {
  withdraw: 'done.withdraw',
  withdrawProposal: 'done.withdrawProposal',
  offline: 'done.offline',
  online: 'done.online',
  complete: 'done.complete',
  reopen: 'done.reopen',
  delete: 'done.delete',
} as const satisfies Record<Step, ParseKeys<'ownRecords'>>;
