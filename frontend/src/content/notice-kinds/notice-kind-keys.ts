import type { ParseKeys } from 'i18next';
import type { PasserelleNoticeKind } from '../../../shared/graphql/generated/operations.ts';

/** Keys of the labels of kinds. */
export const noticeKindKeys = {
  MODERATION_SUBMITTED: 'moderationSubmitted',
  MODERATION_DECIDED: 'moderationDecided',
  PROPOSAL_DECIDED: 'proposalDecided',
  RECORD_OFFLINE: 'recordOffline',
  INVITATION: 'invitation',
  MEMBERSHIP: 'membership',
  TRANSFER: 'transfer',
  CALL_ROLE: 'callRole',
  CALL_DATES: 'callDates',
  CALL_STATE: 'callState',
  REMINDER: 'reminder',
  SEARCH_ALERT: 'searchAlert',
  CONTACT: 'contact',
  REPORT_HANDLED: 'reportHandled',
  NEWSLETTER: 'newsletter',
} as const satisfies Record<PasserelleNoticeKind, ParseKeys<'noticeKinds'>>;
