import { InitiativeDraftOperation, MutateInitiativeOperation } from '../../graphql/generated/operations.ts';
import type { CallRow } from './call.ts';
import { changeErrors, changeOfOwn, listOfOwn, oneOfOwn, referenceOfOwn } from './own-records.ts';
import { choices, referenceData } from './reference-data.ts';

export const listInitiatives = {
  ...listOfOwn,
  path: '/api/dashboard/initiatives/list',
  summary: 'The initiatives that one owns or co-edits, with what one can do with them',
  fixes: { type: 'initiative' },
} as const satisfies CallRow;

export const getInitiative = {
  ...oneOfOwn,
  path: '/api/dashboard/initiatives/get-initiative',
  summary: 'An initiative as those read it who write it or decide on it',
  operation: InitiativeDraftOperation,
  errors: ['not_found', 'rights_edit_initiative'],
} as const satisfies CallRow;

export const mutateInitiative = {
  ...changeOfOwn,
  path: '/api/dashboard/initiatives/mutate-initiative',
  summary: 'Make an initiative, change it, or take a step with it',
  operation: MutateInitiativeOperation,
  errors: [...changeErrors, 'rights_create_initiative', 'rights_edit_initiative'],
} as const satisfies CallRow;

export const initiativeReferenceData = {
  ...referenceOfOwn,
  path: '/api/dashboard/initiatives/initiative-reference-data',
  summary: 'What the form of initiatives offers to choose from, and its limits, in the language of x-locale',
  answer: { ...referenceData, audiences: choices, structureTypes: choices },
} as const satisfies CallRow;
