import {
  CallDraftOperation,
  MutateCallOperation,
  OwnCallsOperation,
  SectorsAndCountriesOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';
import { choices, referenceData } from './reference-data.ts';

/** One row for each group; `language` lists the calls in that language. `missing` are the fields that a call lacks to be published. */
export const listCalls = {
  path: '/api/dashboard/call-for-applications/list',
  method: 'GET',
  summary: 'The calls that one owns, manages or supports as a mentor, with what one can do with them',
  who: anyMember,
  operation: OwnCallsOperation,
} as const satisfies CallRow;

export const getCallForApplication = {
  path: '/api/dashboard/call-for-applications/get-call-for-application',
  method: 'GET',
  summary: 'A call as those read it who run it, support it or look after it',
  who: anyMember,
  operation: CallDraftOperation,
  errors: ['not_found', 'rights_edit_call'],
} as const satisfies CallRow;

/**
 * `input` goes with save, ready, publish and schedule; `publishAt` with schedule; `closesAt` with extend and closeEarly (now without it);
 * `reason` with closeEarly, where it is required, extend and offline. Instants, or local times in the zone of the call.
 */
export const mutateCall = {
  path: '/api/dashboard/call-for-applications/mutate-call-for-application',
  confirms: {
    publish: 'callPublished',
    'save publish': 'callChanged',
    'save completed': 'callChanged',
    schedule: 'callScheduled',
    unschedule: 'callUnscheduled',
    ready: 'callReady',
    unready: 'callUnready',
    extend: 'callExtended',
    closeEarly: 'callClosedEarly',
    offline: 'callOffline',
    online: 'callOnline',
    delete: 'callDeleted',
    duplicate: 'callDuplicated',
  },
  silent: { save: 'statusLine' },
  method: 'POST',
  summary: 'Make a call, change it, or take a step with it; duplicate answers the new draft',
  who: anyMember,
  operation: MutateCallOperation,
  record: true,
  errors: [
    'invalid_transition',
    'locked_by_other',
    'not_editable',
    'not_found',
    'rights_create_call',
    'rights_edit_call',
    'stale_version',
  ],
} as const satisfies CallRow;

/** `zones` are the names of time zones. */
export const callReferenceData = {
  path: '/api/dashboard/call-for-applications/call-for-application-reference-data',
  method: 'GET',
  summary: 'What the form of calls offers to choose from, and its limits, in the language of x-locale',
  own: true,
  who: anyMember,
  operation: SectorsAndCountriesOperation,
  body: {},
  answer: {
    ...referenceData,
    aidTypes: choices,
    applicants: choices,
    audiences: choices,
    callTypes: choices,
    currencies: choices,
    depositLanguages: choices,
    fees: choices,
    managementModes: choices,
    structureTypes: choices,
    zones: choices,
  },
} as const satisfies CallRow;
