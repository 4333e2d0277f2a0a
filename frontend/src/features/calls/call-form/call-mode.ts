import type { CallDraftQuery } from '../../../../shared/graphql/generated/operations.ts';

export type CallDraft = NonNullable<CallDraftQuery['passerelleCallDraft']>;

/**
 * Way in which the form handles input. `hidden`: saves it by itself, since the public does not see it yet, or no longer
 * · `public`: sends it when the person says so · `closed`: the person reads it only.
 */
export type CallMode = 'hidden' | 'public' | 'closed';

const publicStatuses: ReadonlySet<string> = new Set(['publish', 'completed']);

export function callModeOf({
  status,
  allowedActions,
}: Pick<CallDraft, 'status' | 'allowedActions'>): CallMode {
  if (!allowedActions.includes('save')) return 'closed';
  return publicStatuses.has(status) ? 'public' : 'hidden';
}
