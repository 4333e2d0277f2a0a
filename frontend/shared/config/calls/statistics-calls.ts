import { OwnStatisticsOperation, TrendsOperation } from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `from` and `to` are days in UTC, both included; without them, the last 30 days. */
export const ownStatistics = {
  path: '/api/dashboard/statistics/summary',
  method: 'GET',
  summary: 'Views, favourites and contacts of what one owns or co-edits, by day and by item',
  who: anyMember,
  operation: OwnStatisticsOperation,
  fills: ['language'],
} as const satisfies CallRow;

/** `month` is YYYY-MM, this one by default. A figure that is null is too small to be shown. */
export const trends = {
  path: '/api/dashboard/trends/summary',
  method: 'GET',
  summary: 'What is viewed and marked most in a month, by item, sector and country',
  who: anyMember,
  operation: TrendsOperation,
  fills: ['language'],
} as const satisfies CallRow;
