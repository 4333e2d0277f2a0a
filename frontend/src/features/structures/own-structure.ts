import type { BodyOf } from '../../../shared/config/calls/types.ts';
import type { changeOwnMembership } from '../../../shared/config/calls/structure-calls.ts';
import type { OwnMembershipsQuery } from '../../../shared/graphql/generated/operations.ts';

/** A structure that the person belongs to, asked to join or is invited into. */
export type OwnStructure = OwnMembershipsQuery['passerelleOwnMemberships'][number];

/** Action as the API names it. */
export type OwnAction = BodyOf<typeof changeOwnMembership>['action'];
