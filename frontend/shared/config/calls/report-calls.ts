import {
  HandleReportOperation,
  ReopenReportOperation,
  ReportsOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `state` open (without it) or handled; of `overdue` ones only those. Open ones begin with the oldest. Neither who reported nor who is reported finds a report. */
export const listReports = {
  path: '/api/moderations/reports/list',
  method: 'GET',
  summary: 'The reports of members that one is in charge of',
  who: anyMember,
  operation: ReportsOperation,
  fills: ['language'],
  errors: ['rights_moderate'],
} as const satisfies CallRow;

const change = {
  method: 'POST',
  who: anyMember,
  fills: ['language'],
  errors: ['invalid_transition', 'not_found', 'rights_moderate', 'stale_version'],
} as const;

/** `outcome` is one of the `outcomes` of the report; `reason` is what the owner of a profile that is taken offline reads, `note` is for the team. */
export const handleReport = {
  ...change,
  path: '/api/moderations/reports/handle',
  confirms: 'reportHandled',
  summary: 'Handle a report of a member; who reported learns that it was handled, not how',
  operation: HandleReportOperation,
} as const satisfies CallRow;

export const reopenReport = {
  ...change,
  path: '/api/moderations/reports/reopen',
  confirms: 'reportReopened',
  summary: 'Open a handled report again',
  operation: ReopenReportOperation,
} as const satisfies CallRow;
