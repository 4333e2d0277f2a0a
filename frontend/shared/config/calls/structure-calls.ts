import {
  ChangeMembershipOperation,
  ChangeOwnMembershipOperation,
  ChangeOwnMembershipsOperation,
  InviteByMailOperation,
  CreateStructureOperation,
  DeleteStructureOperation,
  OwnMembershipsOperation,
  StructureDeletionOperation,
  StructureDetailOperation,
  StructureMembersOperation,
  UpdateStructureOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

/** `actions` are the ones of putStatutCommunity that one could take now. `requests` are for owners. `invitedBy` also names who offers the ownership. */
export const ownStructures = {
  path: '/api/directory/structures/getMyStructure',
  method: 'GET',
  summary: 'The structures that one belongs to, asked to join or is invited into',
  who: anyMember,
  operation: OwnMembershipsOperation,
  fills: ['language'],
  as: 'items',
} as const satisfies CallRow;

/**
 * Members of a structure. Requests and invitations are for owners and staff, `invitations` by mail with their addresses
 * for owners only. `memberId` is that of a public profile; `actions` are for owners.
 */
export const structureMembers = {
  path: '/api/directory/structures/userListToStructure',
  method: 'GET',
  summary: 'The members of a structure, for those who belong to it',
  who: anyMember,
  operation: StructureMembersOperation,
  fills: ['language'],
  errors: ['not_found'],
} as const satisfies CallRow;

/** `team`: members with a public profile. `contactEmail` and `documents` are for those who edit the structure. */
export const getStructureDetail = {
  path: '/api/directory/structures/getDetailCommunity',
  method: 'GET',
  summary: 'A structure of the directory with its members, as the reader may see it',
  who: anyMember,
  operation: StructureDetailOperation,
  fills: ['language'],
  errors: ['not_found'],
} as const satisfies CallRow;

const change = {
  method: 'POST',
  who: anyMember,
  as: 'membership',
  failsAs: 'operation_failed',
  errors: [
    'invalid_transition',
    'membership_accept_failed',
    'not_found',
    'ownership_transfer_failed',
    'role_change_forbidden',
    'stale_version',
  ],
} as const;

/**
 * Changes one's own membership, named by `structureId` or by the `hash` of the link of a mail. `membership` is null
 * when it has ended.
 */
export const changeOwnMembership = {
  ...change,
  path: '/api/directory/person/putStatutCommunity',
  confirms: {
    ask: 'asked',
    withdraw: 'requestWithdrawn',
    accept: 'invitationAccepted',
    refuse: 'invitationRefused',
    leave: 'structureLeft',
    acceptTransfer: 'ownershipAccepted',
    refuseTransfer: 'ownershipRefused',
  },
  summary: 'Ask to join a structure, answer an invitation or an offered ownership, or leave',
  operation: ChangeOwnMembershipOperation,
  fills: ['address'],
  notice: 'status_changed',
  notices: { acceptTransfer: 'ownership_transferred' },
  errors: [...change.errors, 'link_expired'],
} as const satisfies CallRow;

/** Each item is done for itself: `results` has its HTTP status and, refused, its code. */
export const changeOwnMemberships = {
  path: '/api/directory/person/putManyStatutCommunities',
  confirms: 'answersSaved',
  method: 'POST',
  summary: 'The same for several structures, at most 100 at once',
  who: anyMember,
  operation: ChangeOwnMembershipsOperation,
  fills: ['address'],
  failsAs: 'operation_failed',
} as const satisfies CallRow;

/** The answer is the same whether or not an account has the address. Without `language`, the mail is in that of the inviter. */
export const inviteByMail = {
  path: '/api/directory/structures/inviteUserExternal',
  confirms: 'invitedByMail',
  method: 'POST',
  summary: 'Invite a person by mail into a structure that one owns',
  who: anyMember,
  operation: InviteByMailOperation,
  as: 'invitation',
  notice: 'invitation_sent',
  failsAs: 'operation_failed',
  errors: ['not_found', 'profile_not_published', 'stale_version', 'structure_owner_required'],
} as const satisfies CallRow;

/** The person by the account, by the public profile, or by `invitationId`: resend (`email` corrects the address) and cancelInvitation. `role` goes with invite, accept (member without it) and setRole, where it is required. */
export const changeMembership = {
  ...change,
  path: '/api/directory/structures/updateStatutRoleUserStructure',
  confirms: {
    invite: 'invited',
    resend: 'invitationResent',
    cancelInvitation: 'invitationCancelled',
    accept: 'memberAccepted',
    refuse: 'memberRefused',
    remove: 'memberRemoved',
    setRole: 'roleChanged',
    transferOwnership: 'ownershipOffered',
    cancelTransfer: 'ownershipOfferCancelled',
  },
  summary: 'Invite, accept, refuse or remove members of a structure that one owns, or hand it over',
  operation: ChangeMembershipOperation,
  notice: 'status_changed',
  notices: { invite: 'invitation_sent', resend: 'invitation_sent', setRole: 'role_changed' },
  errors: [...change.errors, 'profile_not_published', 'structure_owner_required'],
} as const satisfies CallRow;

const form = {
  method: 'POST',
  who: anyMember,
  record: true,
} as const;

/** `inProfile`: within one’s own profile, which is not public yet; the structure is published with it. */
export const createStructure = {
  ...form,
  silent: 'firstDraft',
  path: '/api/directory/structures/postStructure',
  summary: 'Make a structure, of which one is the owner from then on',
  operation: CreateStructureOperation,
  status: 201,
  notice: 'structure_created',
  failsAs: 'structure_create_failed',
  errors: [
    'invalid_transition',
    'profile_not_published',
    'structure_create_forbidden',
    'too_many_structures',
  ],
} as const satisfies CallRow;

/** `version` is the one that was read; `input` goes with save, where it is required, and publish. */
export const updateStructure = {
  ...form,
  confirms: {
    publish: 'structurePublished',
    'save publish': 'structureUpdated',
    'save completed': 'structureUpdated',
    offline: 'structureOffline',
    online: 'structureOnline',
  },
  silent: { save: 'statusLine' },
  path: '/api/directory/structures/putStructure',
  summary: 'Change a structure that one owns, publish it or take it off the site',
  operation: UpdateStructureOperation,
  notice: 'structure_updated',
  failsAs: 'structure_update_failed',
  errors: [
    'invalid_transition',
    'locked_by_other',
    'not_editable',
    'not_found',
    'profile_not_published',
    'stale_version',
    'structure_owner_required',
  ],
} as const satisfies CallRow;

/** `items` are deleted with the structure, `handedOver` stay with their authors without it; both by type. */
export const structureDeletion = {
  path: '/api/directory/structures/deletion-preview',
  method: 'GET',
  summary: 'What the deletion of a structure concerns, for its owners',
  who: anyMember,
  operation: StructureDeletionOperation,
  errors: ['not_found', 'structure_owner_required'],
} as const satisfies CallRow;

/** `confirmName` is the name of the structure, in the language of the post. */
export const deleteStructure = {
  path: '/api/directory/structures/deleteStructure',
  confirms: 'structureDeleted',
  method: 'POST',
  summary: 'Delete a structure that one owns, with its items and memberships',
  who: anyMember,
  operation: DeleteStructureOperation,
  status: 204,
  errors: ['not_found', 'stale_version', 'structure_has_applications', 'structure_owner_required'],
  failsAs: 'structure_delete_failed',
} as const satisfies CallRow;
