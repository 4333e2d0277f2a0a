import type { ParseKeys } from 'i18next';
import type { mutateInitiative } from '../../../../shared/config/calls/dashboard-calls.ts';
import type { BodyOf } from '../../../../shared/config/calls/types.ts';

type Action = BodyOf<typeof mutateInitiative>['action'];

/** What the list does by itself; writing is the form’s. */
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
  withdraw: 'list.step.withdraw',
  withdrawProposal: 'list.step.withdrawProposal',
  offline: 'list.step.offline',
  online: 'list.step.online',
  complete: 'list.step.complete',
  reopen: 'list.step.reopen',
  delete: 'list.step.delete',
} as const satisfies Record<Step, ParseKeys<'initiatives'>>;
export const doneKeys = {
  withdraw: 'list.done.withdraw',
  withdrawProposal: 'list.done.withdrawProposal',
  offline: 'list.done.offline',
  online: 'list.done.online',
  complete: 'list.done.complete',
  reopen: 'list.done.reopen',
  delete: 'list.done.delete',
} as const satisfies Record<Step, ParseKeys<'initiatives'>>;

/** The steps that the content system offers, in the order of the list. */
export const offeredSteps = (allowed: readonly string[]): Step[] =>
  steps.filter((step) => allowed.includes(step));
