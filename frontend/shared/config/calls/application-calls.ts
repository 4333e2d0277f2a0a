import {
  ApplicationOperation,
  ApplicationsOperation,
  BeginApplicationOperation,
  CheckReceiptOperation,
  EarlierStagesOperation,
  EligibilityOperation,
  MutateApplicationOperation,
} from '../../graphql/generated/operations.ts';
import { languages } from '../locales.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

export const listApplications = {
  path: '/api/dashboard/applications/list',
  method: 'GET',
  summary: 'One’s own applications and those of one’s structures, the last changed first',
  who: anyMember,
  operation: ApplicationsOperation,
  fills: ['language'],
} as const satisfies CallRow;

/**
 * `form` and `answers` are JSON as texts; `missing` is what keeps it from being sent. `files` are those that its answers name, by their
 * ids; the download of files reads one once it is `ready`.
 */
export const getApplication = {
  path: '/api/dashboard/applications/get',
  method: 'GET',
  summary: 'An application with its form, for those who write it',
  who: anyMember,
  operation: ApplicationOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** Answers the application that there is, if one was begun. `onBehalfOf` is a structure that one belongs to. */
export const beginApplication = {
  path: '/api/dashboard/applications/begin',
  method: 'POST',
  silent: 'page',
  summary: 'Begin an application to a call, or go on with it',
  who: anyMember,
  operation: BeginApplicationOperation,
  errors: ['applicant_not_accepted', 'call_closed', 'call_not_open', 'not_found'],
} as const satisfies CallRow;

/** `answers` goes with save and complete: JSON as a text, the changed answers only, null for what is answered no more.
 * Complete answers what was asked after sending (`completion`). Answers null once it is deleted. */
export const mutateApplication = {
  path: '/api/dashboard/applications/mutate',
  method: 'POST',
  confirms: {
    complete: 'applicationSent',
    delete: 'applicationDeleted',
    send: 'applicationSent',
    takeBack: 'applicationTakenBack',
    withdraw: 'applicationWithdrawn',
  },
  silent: { save: 'statusLine' },
  summary:
    'Save answers of an application, send it, complete what was sent, take it back or withdraw it, or delete its draft',
  who: anyMember,
  operation: MutateApplicationOperation,
  formDocument: true,
  errors: [
    'call_closed',
    'call_not_open',
    'completion_over',
    'invalid_transition',
    'not_found',
    'stale_version',
  ],
} as const satisfies CallRow;

/** `isBlocked`: dates or the kind of applicant close the form; any other "no" only warns. */
export const applicationEligibility = {
  path: '/api/dashboard/applications/eligibility',
  method: 'GET',
  summary: 'Whether one may apply to a call, for oneself or for a structure, with each criterion',
  who: anyMember,
  operation: EligibilityOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** A PDF in one of the site’s languages. */
const printed = {
  method: 'GET',
  own: true,
  who: anyMember,
  body: { id: 'integer', language: { oneOf: languages }, 'stage?': 'integer' },
  answer: 'bytes',
  errors: ['content_system_unavailable', 'malformed_request', 'not_found', 'rate_limited'],
} as const;

export const downloadReceipt = {
  ...printed,
  path: '/api/dashboard/applications/receipt',
  summary: 'Download the receipt of what was sent last, for those who write the application',
} as const satisfies CallRow;

/** The application as it was sent, or as it is while it is written, at its latest stage or another one. */
export const downloadCopy = {
  ...printed,
  path: '/api/dashboard/applications/copy',
  body: { ...printed.body, sent: 'boolean' },
  summary: 'Download an application with its answers, for those who write it',
} as const satisfies CallRow;

/** An unknown number, another hash and a withdrawn application get the same answer. */
export const checkReceipt = {
  path: '/api/application-receipts/check',
  method: 'POST',
  silent: 'form',
  summary: 'Whether a SHA-256 hash is that of what an application with this receipt number has sent',
  who: 'everybody',
  operation: CheckReceiptOperation,
  fills: ['address'],
  errors: ['rate_limited'],
} as const satisfies CallRow;

/** What was sent at each earlier stage, as it counts, with its form. Empty at the first stage. */
export const getEarlierStages = {
  path: '/api/dashboard/applications/earlier-stages',
  method: 'GET',
  summary: 'What an application that one writes has sent at the stages before',
  who: anyMember,
  operation: EarlierStagesOperation,
  errors: ['not_found'],
} as const satisfies CallRow;
