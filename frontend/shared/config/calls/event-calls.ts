import { MutateEventOperation, EventDraftOperation } from '../../graphql/generated/operations.ts';
import type { CallRow } from './call.ts';
import { changeErrors, changeOfOwn, listOfOwn, oneOfOwn, referenceOfOwn } from './own-records.ts';
import { choices, referenceData } from './reference-data.ts';

export const listEvents = {
  ...listOfOwn,
  path: '/api/dashboard/events/list',
  summary: 'The events that one owns or co-edits, with what one can do with them',
  fixes: { type: 'event' },
} as const satisfies CallRow;

export const getEvent = {
  ...oneOfOwn,
  path: '/api/dashboard/events/get',
  summary: 'An event as those read it who write it or decide on it',
  operation: EventDraftOperation,
} as const satisfies CallRow;

export const mutateEvent = {
  ...changeOfOwn,
  path: '/api/dashboard/events/mutate',
  summary: 'Make an event, change it, or take a step with it',
  operation: MutateEventOperation,
  errors: [...changeErrors, 'forbidden'],
} as const satisfies CallRow;

/** `zones` are the names of time zones. */
export const eventReferenceData = {
  ...referenceOfOwn,
  path: '/api/dashboard/events/reference-data',
  summary: 'What the form of events offers to choose from, and its limits, in the language of x-locale',
  answer: {
    ...referenceData,
    audiences: choices,
    frequencies: choices,
    modes: choices,
    networks: choices,
    weekdays: choices,
    zones: choices,
  },
} as const satisfies CallRow;
