import {
  ApplicationNeighboursOperation,
  DeleteNoteOperation,
  ReceivedApplicationOperation,
  SentApplicationsOperation,
  WriteNoteOperation,
  type PasserelleApplicantKind,
  type PasserelleApplicationSort,
  type PasserelleExportKind,
  type PasserelleSubmissionState,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import { languages } from '../locales.ts';
import type { CallRow } from './call.ts';

/**
 * Without the reader’s own ones (`own`), drafts, trials and removed ones. `columns` are ids of `questions`, separated by commas: each row has
 * their `answers`. `search` are words that names and answers contain, `since` a day (2026-11-28), `by` the question that orders by answer.
 */
export const listReceivedApplications = {
  path: '/api/dashboard/reviews/applications',
  method: 'GET',
  summary: 'The applications to a call that one runs, as they were sent',
  who: anyMember,
  operation: SentApplicationsOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** `shown` is the version that counts, or `version`; with `earlier`, `changed` are the questions that they answer otherwise. `form` and `answers` are JSON. */
export const getReceivedApplication = {
  path: '/api/dashboard/reviews/application',
  method: 'GET',
  summary: 'An application to a call that one runs, as it was sent',
  who: anyMember,
  operation: ReceivedApplicationOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** The filters and the order are those of the list. */
export const getApplicationNeighbours = {
  path: '/api/dashboard/reviews/application-neighbours',
  method: 'GET',
  summary: 'What is before and after an application in the list',
  who: anyMember,
  operation: ApplicationNeighboursOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

const formats = ['csv', 'xlsx', 'zip'] as const satisfies readonly PasserelleExportKind[];
const kinds = ['person', 'structure'] as const satisfies readonly PasserelleApplicantKind[];
const sorts = [
  'newest',
  'oldest',
  'changed',
  'name',
  'country',
  'answer',
  'answerDescending',
] as const satisfies readonly PasserelleApplicationSort[];
const states = [
  'draft',
  'sent',
  'eligible',
  'ineligible',
  'shortlisted',
  'advanced',
  'waiting_list',
  'selected',
  'not_selected',
  'confirmed',
  'declined',
  'revoked',
] as const satisfies readonly PasserelleSubmissionState[];

/** The filters and the order are those of the list; `locale` is the language of the file. It is streamed, and ends early where something fails. */
export const exportApplications = {
  path: '/api/dashboard/reviews/export',
  method: 'GET',
  own: true,
  summary: 'Download the applications to a call that one runs, with their answers and files',
  who: anyMember,
  body: {
    callId: 'integer',
    format: { oneOf: formats },
    locale: { oneOf: languages },
    'asked?': 'boolean',
    'by?': 'string',
    'country?': 'string',
    'duplicate?': 'boolean',
    'kind?': { oneOf: kinds },
    'language?': { oneOf: languages },
    'search?': 'string',
    'since?': 'string',
    'sort?': { oneOf: sorts },
    'stage?': 'integer',
    'state?': { oneOf: states },
    'tag?': 'integer',
    'unread?': 'boolean',
    'withdrawn?': 'boolean',
  },
  answer: 'bytes',
  errors: ['content_system_unavailable', 'forbidden', 'malformed_request', 'not_found', 'rate_limited'],
} as const satisfies CallRow;

const note = {
  method: 'POST',
  silent: 'form',
  who: anyMember,
} as const;

/** Answers all notes about the application. */
export const writeNote = {
  ...note,
  path: '/api/dashboard/reviews/note',
  summary: 'Write a note about an application to a call that one runs, for those who run it',
  operation: WriteNoteOperation,
  errors: ['not_found'],
} as const satisfies CallRow;

/** One’s own. Answers all notes about the application. */
export const deleteNote = {
  ...note,
  path: '/api/dashboard/reviews/delete-note',
  summary: 'Delete a note that one wrote about an application',
  operation: DeleteNoteOperation,
  errors: ['not_found'],
} as const satisfies CallRow;
