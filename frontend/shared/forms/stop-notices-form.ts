import type { NoticeStopQuery } from '../graphql/generated/operations.ts';
import type { FormViewData } from './form-view-data.ts';

/** Notices of the page after its form was sent. */
export const stopNotices = { done: 'done', already: 'already' } as const;

export interface StopNoticesViewData extends FormViewData {
  /** Hash of the link; empty when there is none. */
  hash: string;
  /** Mails that the link stops. Absent for an invalid link. */
  stop?: NoticeStopQuery['passerelleNoticeStop'] | undefined;
  /** The link is of a former address, or of an account that is gone. */
  isExpired?: boolean;
}
