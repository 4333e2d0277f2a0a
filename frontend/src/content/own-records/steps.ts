import type { ParseKeys } from 'i18next';
import type { PasserelleRecordAction } from '../../../shared/graphql/generated/operations.ts';

interface StepTexts {
  readonly button: ParseKeys<'ownRecords'>;
  /** Text once it is done. */
  readonly done: ParseKeys<'ownRecords'>;
}

/** Steps that lists and panels carry out, in the order of the screen; editing is done in the form. */
export const stepTexts = {
  withdraw: { button: 'step.withdraw', done: 'done.withdraw' },
  withdrawProposal: { button: 'step.withdrawProposal', done: 'done.withdrawProposal' },
  offline: { button: 'step.offline', done: 'done.offline' },
  online: { button: 'step.online', done: 'done.online' },
  complete: { button: 'step.complete', done: 'done.complete' },
  reopen: { button: 'step.reopen', done: 'done.reopen' },
  delete: { button: 'step.delete', done: 'done.delete' },
} as const satisfies Partial<Record<PasserelleRecordAction, StepTexts>>;

export type Step = keyof typeof stepTexts;
export const steps = Object.keys(stepTexts) as Step[];
