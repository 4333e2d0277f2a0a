import { MutateResourceOperation, ResourceDraftOperation } from '../../graphql/generated/operations.ts';
import type { CallRow } from './call.ts';
import { changeErrors, changeOfOwn, listOfOwn, oneOfOwn, referenceOfOwn } from './own-records.ts';
import { choices, referenceData } from './reference-data.ts';

export const listResources = {
  ...listOfOwn,
  path: '/api/dashboard/resources/list',
  summary: 'The resources that one owns or co-edits, with what one can do with them',
  fixes: { type: 'resource' },
} as const satisfies CallRow;

export const getResource = {
  ...oneOfOwn,
  path: '/api/dashboard/resources/get',
  summary: 'A resource as those read it who write it or decide on it',
  operation: ResourceDraftOperation,
} as const satisfies CallRow;

export const mutateResource = {
  ...changeOfOwn,
  path: '/api/dashboard/resources/mutate',
  summary: 'Make a resource, change it, or take a step with it',
  operation: MutateResourceOperation,
  errors: [...changeErrors, 'forbidden'],
} as const satisfies CallRow;

export const resourceReferenceData = {
  ...referenceOfOwn,
  path: '/api/dashboard/resources/reference-data',
  summary: 'What the form of resources offers to choose from, and its limits, in the language of x-locale',
  answer: { ...referenceData, audiences: choices, networks: choices, resourceKinds: choices },
} as const satisfies CallRow;
