import {
  BlockMemberOperation,
  ContactMemberOperation,
  ReportMemberOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** Common properties of calls that name a member by the id of the public profile, in either language. */
const toMember = { method: 'POST', who: anyMember, errors: ['not_found'] } as const;

/** Addresses are in no answer. A sender whom the recipient blocked gets the same one. */
export const contactMember = {
  ...toMember,
  path: '/api/contact/member',
  confirms: 'messageSent',
  summary: 'A message to another member, passed on by mail',
  operation: ContactMemberOperation,
  botCheck: true,
  status: 202,
  errors: ['not_found', 'profile_not_published', 'rate_limited'],
  failsAs: 'contact_failed',
} as const satisfies CallRow;

export const blockMember = {
  ...toMember,
  path: '/api/directory/contact/block',
  confirms: { true: 'memberBlocked', false: 'memberUnblocked' },
  confirmsBy: 'isBlocked',
  summary: 'Messages of a member are passed on no longer, or again',
  operation: BlockMemberOperation,
  failsAs: 'operation_failed',
  defaults: { isBlocked: true },
} as const satisfies CallRow;

export const reportMember = {
  ...toMember,
  path: '/api/directory/contact/report',
  confirms: 'memberReported',
  summary: 'Report a member to the team',
  operation: ReportMemberOperation,
  failsAs: 'operation_failed',
  errors: ['not_found', 'rate_limited'],
} as const satisfies CallRow;
