import {
  DecideOperation,
  MemberOperation,
  UpdateRolesOperation,
  ModerationMembersOperation,
  ModerationQueueOperation,
  ModerationRecordOperation,
  ModerationValidatorsOperation,
  SectorsAndCountriesOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** Each record is decided on for itself: `results` has its HTTP status and, refused, its code and the decision that was faster. */
const decision = {
  confirms: {
    valid: 'approved',
    to_edit: 'sentBack',
    rejected: 'rejected',
    pending: 'reopenedForReview',
  },
  confirmsBy: 'status',
  method: 'POST',
  who: anyMember,
  operation: DecideOperation,
  errors: ['rights_moderate'],
} as const;

export const updateStatus = {
  ...decision,
  path: '/api/moderations/update-status',
  summary: 'Decide on records or proposals, at most 100 at once',
} as const satisfies CallRow;

export const moderateInitiative = {
  ...decision,
  path: '/api/dashboard/initiatives/moderate-initiative',
  summary: 'Decide on initiatives or proposals of them, at most 100 at once',
} as const satisfies CallRow;

/**
 * The member as the reader may see them, in the language of x-locale as far as the profile has it. `id` is that of the
 * profile in either language.
 */
export const getMemberDetail = {
  path: '/api/moderations/members/getMemberDetail',
  method: 'GET',
  summary: 'A member: the profile, memberships and published items, and for those who may more',
  who: anyMember,
  operation: MemberOperation,
  fills: ['language'],
  fixes: { as: null },
  errors: ['not_found'],
} as const satisfies CallRow;

/** All roles of the two that the member is to have. `mainCountry` goes with moderateur; without it, that of the profile. */
export const updateRoles = {
  path: '/api/moderations/members/updateRoles',
  confirms: 'rolesSaved',
  method: 'POST',
  summary: 'Give a member the roles operateur and moderateur, or take them',
  who: anyMember,
  operation: UpdateRolesOperation,
  notice: 'roles_updated',
  errors: ['not_found', 'rights_moderate', 'role_change_forbidden'],
} as const satisfies CallRow;

/** Filters and page; `status` is that of the moderation, by default what waits. `sector` is a key, `country` an ISO code. */
const queue = {
  method: 'GET',
  who: anyMember,
  operation: ModerationQueueOperation,
  fills: ['language'],
  errors: ['rights_moderate'],
} as const;

export const listMembers = {
  ...queue,
  path: '/api/moderations/members/list',
  summary: 'The profiles that one is in charge of',
  fixes: { type: 'community_profile' },
} as const satisfies CallRow;

export const listInitiatives = {
  ...queue,
  path: '/api/moderations/initiatives/list',
  summary: 'The initiatives that one is in charge of',
  fixes: { type: 'initiative' },
} as const satisfies CallRow;

export const listEvents = {
  ...queue,
  path: '/api/moderations/events/list',
  summary: 'The events that one is in charge of',
  fixes: { type: 'event' },
} as const satisfies CallRow;

export const listResources = {
  ...queue,
  path: '/api/moderations/resources/list',
  summary: 'The resources that one is in charge of',
  fixes: { type: 'resource' },
} as const satisfies CallRow;

export const filterValidators = {
  path: '/api/moderations/filters/validators',
  method: 'GET',
  summary: 'Who decides on what one is in charge of',
  who: anyMember,
  operation: ModerationValidatorsOperation,
  errors: ['rights_moderate'],
} as const satisfies CallRow;

/** Finds members by a part of their names, 20 at most. */
export const filterMembers = {
  path: '/api/moderations/filters/members',
  method: 'GET',
  summary: 'Owners of what one is in charge of',
  who: anyMember,
  operation: ModerationMembersOperation,
  errors: ['rights_moderate'],
} as const satisfies CallRow;

export const filterSectorsAndCountries = {
  path: '/api/moderations/filters/sectors-and-countries',
  method: 'GET',
  summary: 'Sectors and countries, named in the language of x-locale',
  who: anyMember,
  operation: SectorsAndCountriesOperation,
  fills: ['language'],
} as const satisfies CallRow;

/** The filters of a list choose what is previous and next. `target`: the record, or what its owner proposes. */
const record = {
  method: 'GET',
  who: anyMember,
  operation: ModerationRecordOperation,
  fills: ['language'],
  errors: ['not_found', 'rights_moderate'],
} as const;

export const getInitiative = {
  ...record,
  path: '/api/moderations/initiatives/get-initiative',
  summary: 'An initiative with its history, for those who decide on it',
  fixes: { type: 'initiative' },
} as const satisfies CallRow;

export const getEvent = {
  ...record,
  path: '/api/moderations/events/get',
  summary: 'An event with its history, for those who decide on it',
  fixes: { type: 'event' },
} as const satisfies CallRow;

export const getResource = {
  ...record,
  path: '/api/moderations/resources/get',
  summary: 'A resource with its history, for those who decide on it',
  fixes: { type: 'resource' },
} as const satisfies CallRow;
