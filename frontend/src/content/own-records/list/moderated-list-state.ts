import type { ParseKeys } from 'i18next';
import type {
  PasserelleOwnSort,
  PasserelleRecordStatus,
} from '../../../../shared/graphql/generated/operations.ts';
import { statusKeys } from '../status-keys.ts';
import { type OwnList, ownList } from './own-list.ts';

export const sortKeys = {
  recent: 'list.sort.recent',
  waiting: 'list.sort.waiting',
  title_asc: 'list.sort.title_asc',
  title_desc: 'list.sort.title_desc',
} as const satisfies Record<PasserelleOwnSort, ParseKeys<'ownRecords'>>;

export type ModeratedListState = OwnList<PasserelleRecordStatus, PasserelleOwnSort>;

/** State of a list for a type with some of the statuses and orders only. */
export const moderatedListWith = (
  offered: Pick<ModeratedListState, 'statuses' | 'sorts'>,
): ModeratedListState => ownList({ statusName: 'status', ...offered });

/** The same for each type that validators decide on. */
export const moderatedList = moderatedListWith({
  statuses: Object.keys(statusKeys) as PasserelleRecordStatus[],
  sorts: Object.keys(sortKeys) as [PasserelleOwnSort, ...PasserelleOwnSort[]],
});
