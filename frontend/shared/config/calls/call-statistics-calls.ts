import { CallStatisticsOperation } from '../../graphql/generated/operations.ts';
import { languages } from '../locales.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** Figures that would say something about few people are null; answers to statistical questions are counted at the closing. */
export const getCallStatistics = {
  path: '/api/dashboard/reviews/call-statistics',
  method: 'GET',
  summary: 'Figures of the applications to a call that one runs',
  who: anyMember,
  operation: CallStatisticsOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** The same figures as CSV, in the language of `locale`. */
export const downloadCallStatistics = {
  path: '/api/dashboard/reviews/call-statistics-file',
  method: 'GET',
  own: true,
  summary: 'Download the figures of the applications to a call that one runs',
  who: anyMember,
  body: { callId: 'integer', locale: { oneOf: languages } },
  answer: 'bytes',
  errors: ['content_system_unavailable', 'malformed_request', 'not_found', 'rate_limited'],
} as const satisfies CallRow;
