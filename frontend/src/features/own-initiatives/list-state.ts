import type { ParseKeys } from 'i18next';
import type { PasserelleOwnSort } from '../../../shared/graphql/generated/operations.ts';
import { OwnList } from '../../content/own-records/list/own-list.ts';
import { type ListedStatus, statusKeys } from '../../content/own-records/status-keys.ts';

type ListSort = Lowercase<PasserelleOwnSort>;

export const sortKeys = {
  recent: 'sort.recent',
  waiting: 'sort.waiting',
  title_asc: 'sort.title_asc',
  title_desc: 'sort.title_desc',
} as const satisfies Record<ListSort, ParseKeys<'ownInitiatives'>>;

export const ownInitiatives = new OwnList({
  statusName: 'status',
  statuses: Object.keys(statusKeys) as ListedStatus[],
  sorts: Object.keys(sortKeys) as [ListSort, ...ListSort[]],
});
