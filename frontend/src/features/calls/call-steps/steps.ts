import type { ParseKeys } from 'i18next';
import type { mutateCall } from '../../../../shared/config/calls/call-for-application-calls.ts';
import type { BodyOf } from '../../../../shared/config/calls/types.ts';

type Action = BodyOf<typeof mutateCall>['action'];

/** Steps of a call besides writing and publishing it. */
export const steps = [
  'extend',
  'closeEarly',
  'unschedule',
  'unready',
  'offline',
  'online',
  'duplicate',
  'delete',
] as const satisfies Action[];
export type Step = (typeof steps)[number];

export const stepKeys = {
  extend: 'step.extend',
  closeEarly: 'step.closeEarly',
  unschedule: 'step.unschedule',
  unready: 'step.unready',
  offline: 'step.offline',
  online: 'step.online',
  duplicate: 'step.duplicate',
  delete: 'step.delete',
} as const satisfies Record<Step, ParseKeys<'callSteps'>>;
/** Steps that ask for confirmation first. */
const asking = ['extend', 'closeEarly', 'offline', 'delete'] as const satisfies Step[];
export type AskingStep = (typeof asking)[number];
export const asksFirst = (step: Step): step is AskingStep => (asking as readonly Step[]).includes(step);
