import {
  ApplicationHandlingOperation,
  CancelCompletionOperation,
  CheckEligibilityOperation,
  RequestCompletionOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `questions` are ids of those that `reopen` takes, `criteria` those that the call lists. */
export const getHandling = {
  path: '/api/dashboard/reviews/handling',
  method: 'GET',
  summary: 'How an application to a call that one runs stands, and what happened to it',
  who: anyMember,
  operation: ApplicationHandlingOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/**
 * Each application is decided on for itself, at most 100 at once: `results` has its `code` where it was refused. `version` is that of its
 * handling. `reason` and `text` go with ineligible; `stated` is the place of the criterion in the call's list, from 0.
 */
export const checkEligibility = {
  path: '/api/dashboard/reviews/eligibility',
  method: 'POST',
  confirms: { eligible: 'applicationsEligible', ineligible: 'applicationsIneligible' },
  confirmsBy: 'result',
  summary: 'Decide whether applications to a call that one runs are eligible',
  who: anyMember,
  operation: CheckEligibilityOperation,
} as const satisfies CallRow;

const completion = {
  method: 'POST',
  who: anyMember,
  errors: ['invalid_transition', 'not_found', 'stale_version'],
} as const;

/** `questions` are ids of those that may be answered anew until an instant, or a local time in the zone of the call. */
export const requestCompletion = {
  ...completion,
  path: '/api/dashboard/reviews/reopen',
  confirms: 'completionRequested',
  summary: 'Ask for other answers to questions of an application that was sent',
  operation: RequestCompletionOperation,
  errors: [...completion.errors, 'completion_open'],
} as const satisfies CallRow;

export const cancelCompletion = {
  ...completion,
  path: '/api/dashboard/reviews/cancel-reopening',
  confirms: 'completionCancelled',
  summary: 'Withdraw what one has asked of an application',
  operation: CancelCompletionOperation,
} as const satisfies CallRow;
