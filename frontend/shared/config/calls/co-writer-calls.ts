import {
  AnswerCoWritingOperation,
  ApplicationPresenceOperation,
  ChangeCoWriterOperation,
  CoWriterInvitationsOperation,
  InviteCoWriterOperation,
  RemoveCoWriterOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** Those that one could answer now: of the account, or of its address. */
export const coWriterInvitations = {
  path: '/api/dashboard/applications/writer-invitations',
  method: 'GET',
  summary: 'The invitations to write applications that one could answer now',
  who: anyMember,
  operation: CoWriterInvitationsOperation,
  fills: ['language'],
  as: 'items',
} as const satisfies CallRow;

const change = {
  method: 'POST',
  who: anyMember,
  errors: ['forbidden', 'invalid_transition', 'not_found', 'stale_version'],
} as const;

/** A member by `userId` or by `memberId`, the id of the public profile, or anybody by `email`: the answer does not say whether an account has it. */
export const inviteWriter = {
  ...change,
  path: '/api/dashboard/applications/invite-writer',
  confirms: 'coWriterInvited',
  summary: 'Invite somebody to write an application, for its applicant',
  operation: InviteCoWriterOperation,
  errors: ['forbidden', 'invalid_transition', 'not_found'],
} as const satisfies CallRow;

/** `writerId` is the id of the invitation; `role` goes with setRole. */
export const changeWriter = {
  ...change,
  path: '/api/dashboard/applications/change-writer',
  confirms: { resend: 'invitationResent', revoke: 'coWriterRemoved', setRole: 'coWriterRoleChanged' },
  summary: 'Change what a co-writer may do, or send the invitation again',
  operation: ChangeCoWriterOperation,
} as const satisfies CallRow;

/** Also one’s own part. Answers null where one reads the application no more. */
export const removeWriter = {
  ...change,
  path: '/api/dashboard/applications/remove-writer',
  confirms: 'coWriterRemoved',
  summary: 'End the invitation or the access of a co-writer',
  operation: RemoveCoWriterOperation,
} as const satisfies CallRow;

/** Asked again each minute while the form is open; ends by itself after two. `version` is that of the answers. */
export const applicationPresence = {
  path: '/api/dashboard/applications/presence',
  method: 'POST',
  silent: 'lock',
  summary: 'Say that one has the form of an application open or leaves it, and learn who else has it open',
  who: anyMember,
  operation: ApplicationPresenceOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `id` is that of the invitation, `applicationId` in the answer that of the application. */
export const acceptWriter = {
  path: '/api/dashboard/applications/accept-writer',
  method: 'POST',
  confirms: { accept: 'coWritingAccepted', decline: 'coWritingDeclined' },
  confirmsBy: 'answer',
  summary: 'Accept or decline an invitation to write an application, without the link of its mail',
  who: anyMember,
  operation: AnswerCoWritingOperation,
  as: 'applicationId',
  errors: ['invalid_transition', 'link_expired', 'not_found'],
} as const satisfies CallRow;
