import type { ParseKeys } from 'i18next';
import type { PasserelleRecordAction } from '../../../shared/graphql/generated/operations.ts';

/** Steps that lists and panels carry out, in the order of the screen; editing is done in the form. */
export const stepKeys = {
  withdraw: 'step.withdraw',
  withdrawProposal: 'step.withdrawProposal',
  offline: 'step.offline',
  online: 'step.online',
  complete: 'step.complete',
  reopen: 'step.reopen',
  delete: 'step.delete',
} as const satisfies Partial<Record<PasserelleRecordAction, ParseKeys<'ownRecords'>>>;

export type Step = keyof typeof stepKeys;
export const steps = Object.keys(stepKeys) as Step[];
