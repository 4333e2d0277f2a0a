import { MutateProjectOperation, ProjectDraftOperation } from '../../graphql/generated/operations.ts';
import type { CallRow } from './call.ts';
import { changeErrors, changeOfOwn, listOfOwn, oneOfOwn, referenceOfOwn } from './own-records.ts';
import { choices, referenceData } from './reference-data.ts';

export const listProjects = {
  ...listOfOwn,
  path: '/api/dashboard/projects/list',
  summary: 'The supported projects that one benefits from, with what one can do with them',
  fixes: { type: 'supported_projects' },
} as const satisfies CallRow;

export const getProject = {
  ...oneOfOwn,
  path: '/api/dashboard/projects/get',
  summary: 'A supported project as those read it who benefit from it, and staff',
  operation: ProjectDraftOperation,
} as const satisfies CallRow;

export const mutateProject = {
  ...changeOfOwn,
  path: '/api/dashboard/projects/mutate',
  summary:
    'Propose changes of a public project that one benefits from, or withdraw them; staff change it directly',
  operation: MutateProjectOperation,
  errors: [...changeErrors, 'forbidden'],
} as const satisfies CallRow;

export const projectReferenceData = {
  ...referenceOfOwn,
  path: '/api/dashboard/projects/reference-data',
  summary: 'What the form of projects offers to choose from, and its limits, in the language of x-locale',
  answer: { ...referenceData, audiences: choices, networks: choices, structureTypes: choices },
} as const satisfies CallRow;
