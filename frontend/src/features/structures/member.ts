import type { ParseKeys } from 'i18next';
import type { changeMembership } from '../../../shared/config/calls/structure-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import type { StructureMembersQuery } from '../../../shared/graphql/generated/operations.ts';

/** One person of a structure, as its reader may see them. */
export type StructureMember = StructureMembersQuery['passerelleStructureMembers']['items'][number];

/** An invitation by mail, as owners see it. */
export type MailInvitation = StructureMembersQuery['passerelleStructureMembers']['invitations'][number];

type Body = BodyOf<typeof changeMembership>;
/** Actions as the API names them. */
export type MemberAction = Body['action'];
/** Actions of an owner for an invitation by mail. */
export type MailAction = Extract<MemberAction, 'resend' | 'cancelInvitation'>;
/** Actions that ask for confirmation. */
export type Confirmed = Extract<MemberAction, 'remove' | 'transferOwnership'>;
export type Role = NonNullable<Body['role']>;

/** The texts of roles, from the least to the most rights. */
export const roleKeys = {
  guest: 'roles.guest',
  member: 'roles.member',
  owner: 'roles.owner',
} as const satisfies Record<Role, ParseKeys<'structures'>>;
export const roles = Object.keys(roleKeys) as Role[];
