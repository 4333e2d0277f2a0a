import {
  GrantLateLinkOperation,
  LateLinksOperation,
  RevokeLateLinkOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `refusal` is the code of what keeps any from being granted now; `first` and `last`: until when one may be granted. */
export const listLateLinks = {
  path: '/api/dashboard/reviews/late-links',
  method: 'GET',
  summary: 'Who may send an application to a call that one runs after its closing',
  who: anyMember,
  operation: LateLinksOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `until` is an instant, or a local time in the zone of the call; `mailLanguage` counts where the address has no account. */
export const grantLateLink = {
  path: '/api/dashboard/reviews/late-link',
  method: 'POST',
  silent: 'screen',
  summary: 'Let one applicant send an application to a call that one runs after its closing, once',
  who: anyMember,
  operation: GrantLateLinkOperation,
  errors: ['decisions_published', 'invalid_transition', 'late_link_open', 'not_found', 'rate_limited'],
} as const satisfies CallRow;

export const revokeLateLink = {
  path: '/api/dashboard/reviews/revoke-late-link',
  method: 'POST',
  silent: 'screen',
  summary: 'Revoke an unused late link',
  who: anyMember,
  operation: RevokeLateLinkOperation,
  errors: ['invalid_transition', 'not_found'],
} as const satisfies CallRow;
