import {
  AcceptAsReviewerOperation,
  AnswerInvitationOperation,
  ResendInvitationOperation,
  SentInvitationsOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import { sessionOver } from '../session-over.ts';
import type { CallRow } from './call.ts';

/** Accepting needs a session, of whatever account; declining needs none. */
export const answerInvitation = {
  path: '/api/invitations/answer',
  silent: 'page',
  method: 'POST',
  summary: 'Accept or decline an invitation with the link of its mail',
  own: true,
  who: 'everybody',
  operation: AnswerInvitationOperation,
  fills: ['address'],
  answer: { accepted: 'boolean' },
  errors: ['link_expired', ...sessionOver],
} as const satisfies CallRow;

/** The account is for reviews only. Where an account has the address of the invitation, it accepts by `answer`. */
export const acceptAsReviewer = {
  path: '/api/invitations/review',
  silent: 'page',
  method: 'POST',
  summary: 'Accept an invitation to review without an account, which is made',
  own: true,
  who: 'everybody',
  operation: AcceptAsReviewerOperation,
  body: {
    hash: 'string',
    password: 'string',
    passwordConfirm: 'string',
    firstName: 'string',
    lastName: 'string',
    country: 'string',
    'phone?': 'string',
    acceptTerms: 'boolean',
  },
  answer: { user: 'UserFields', csrfToken: 'string' },
  needsCookies: true,
  errors: ['invalid_transition', 'link_expired'],
  failsAs: 'registration_failed',
} as const satisfies CallRow;

/** `id` is a post in either language. Addresses are for those who invite. */
export const sentInvitations = {
  path: '/api/invitations/sent',
  method: 'GET',
  summary: 'The invitations into a record, with their states, for those who write it',
  who: anyMember,
  operation: SentInvitationsOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `email` corrects the address. Links of earlier mails are void at once. */
export const resendInvitation = {
  path: '/api/invitations/resend',
  confirms: 'invitationResent',
  method: 'POST',
  summary: 'Send an invitation again, if needed to another address',
  who: anyMember,
  operation: ResendInvitationOperation,
  notice: 'invitation_sent',
  errors: ['invalid_transition', 'not_found', 'stale_version', 'structure_owner_required'],
} as const satisfies CallRow;
