import type { ParseKeys } from 'i18next';
import type { PasserelleNoticeKind } from '../../../shared/graphql/generated/operations.ts';

/** Keys of the labels of kinds. */
export const noticeKindKeys = {
  moderation_submitted: 'moderationSubmitted',
  moderation_decided: 'moderationDecided',
  proposal_decided: 'proposalDecided',
  record_offline: 'recordOffline',
  invitation: 'invitation',
  membership: 'membership',
  transfer: 'transfer',
  call_role: 'callRole',
  call_dates: 'callDates',
  call_state: 'callState',
  reminder: 'reminder',
  search_alert: 'searchAlert',
  letter_received: 'letterReceived',
  application_completion: 'applicationCompletion',
  contact: 'contact',
  report_handled: 'reportHandled',
  newsletter: 'newsletter',
  application_writers: 'applicationWriters',
  application_eligibility: 'applicationEligibility',
  application_message: 'applicationMessage',
  application_decision: 'applicationDecision',
  decision_review: 'decisionReview',
  application_mentor: 'applicationMentor',
  review_assigned: 'reviewAssigned',
  review_due: 'reviewDue',
} as const satisfies Record<PasserelleNoticeKind, ParseKeys<'noticeKinds'>>;
