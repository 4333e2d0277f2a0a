import {
  InitiativeDraftOperation,
  LockOperation,
  MarkNoticesReadOperation,
  MutateInitiativeOperation,
  NoticesOperation,
  OwnInitiativesOperation,
  SectorsAndCountriesOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';
import { choices, referenceData } from './reference-data.ts';

/** `id` is a post in either language: each has its own lock. All members of the answer are null while the lock is free. */
export const lockRecord = {
  path: '/api/dashboard/locks',
  method: 'POST',
  summary: 'Take, renew, take over or release the lock of a record that one edits',
  who: anyMember,
  operation: LockOperation,
  errors: [
    'locked_by_other',
    'not_editable',
    'not_found',
    'rights_edit_call',
    'rights_edit_initiative',
    'structure_owner_required',
  ],
} as const satisfies CallRow;

/** One row for each group; `language` lists the records in that language. */
export const listInitiatives = {
  path: '/api/dashboard/initiatives/list',
  method: 'GET',
  summary: 'The initiatives that one owns or co-edits, with what one can do with them',
  who: anyMember,
  operation: OwnInitiativesOperation,
} as const satisfies CallRow;

export const getInitiative = {
  path: '/api/dashboard/initiatives/get-initiative',
  method: 'GET',
  summary: 'An initiative as those read it who write it or decide on it',
  who: anyMember,
  operation: InitiativeDraftOperation,
  errors: ['not_found', 'rights_edit_initiative'],
} as const satisfies CallRow;

/** `input` goes with the actions that write; `version` is the one that was read, of an initiative that exists. */
export const mutateInitiative = {
  path: '/api/dashboard/initiatives/mutate-initiative',
  method: 'POST',
  summary: 'Make an initiative, change it, or take a step with it',
  who: anyMember,
  operation: MutateInitiativeOperation,
  record: true,
  errors: [
    'invalid_transition',
    'locked_by_other',
    'not_editable',
    'not_found',
    'rights_create_initiative',
    'rights_edit_initiative',
    'stale_version',
  ],
} as const satisfies CallRow;

/** The newest first; `text` has a line for each paragraph, `path` is on the site and null where there is nothing to open. */
export const listNotifications = {
  path: '/api/dashboard/notifications/list',
  method: 'GET',
  summary: 'One’s own notices, in the language of x-locale, with how many of them are unread',
  who: anyMember,
  operation: NoticesOperation,
  fills: ['language'],
} as const satisfies CallRow;

/** `ids`, at most 100 at once, or `all`. Ids of others change nothing. */
export const markNotificationsRead = {
  path: '/api/dashboard/notifications/mark-read',
  method: 'POST',
  summary: 'Mark notices of one’s own as read',
  who: anyMember,
  operation: MarkNoticesReadOperation,
} as const satisfies CallRow;

export const initiativeReferenceData = {
  path: '/api/dashboard/initiatives/initiative-reference-data',
  method: 'GET',
  summary: 'What the form of initiatives offers to choose from, and its limits, in the language of x-locale',
  own: true,
  who: anyMember,
  operation: SectorsAndCountriesOperation,
  body: {},
  answer: { ...referenceData, audiences: choices, structureTypes: choices },
} as const satisfies CallRow;
