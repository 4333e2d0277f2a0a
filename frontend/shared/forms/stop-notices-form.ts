import type { NoticeStopQuery } from '../graphql/generated/operations.ts';
import type { FormViewData } from './form-view-data.ts';

/** What the page says after its form was sent. */
export const stopNotices = { done: 'done', already: 'already' } as const;

export interface StopNoticesViewData extends FormViewData {
  /** Of the link; empty when there is none. */
  hash: string;
  /** What the link stops. Absent for a link that does not work. */
  stop?: NoticeStopQuery['passerelleNoticeStop'] | undefined;
  /** The link is of a former address, or of an account that is gone. */
  isExpired?: boolean;
}
