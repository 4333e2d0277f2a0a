import type { ParseKeys } from 'i18next';
import type { PasserelleRecordStatus } from '../../../shared/graphql/generated/operations.ts';

export const statusKeys = {
  draft: 'status.draft',
  pending: 'status.pending',
  pending_review: 'status.pending_review',
  rejected: 'status.rejected',
  publish: 'status.publish',
  completed: 'status.completed',
  private: 'status.private',
  future: 'status.future',
} as const satisfies Record<PasserelleRecordStatus, ParseKeys<'ownRecords'>>;
