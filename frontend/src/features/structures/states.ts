import type { ParseKeys } from 'i18next';
import type { OwnStructure } from './own-structure.ts';

type Key = ParseKeys<'structures'>;

const ofMembers = {
  OWNER: 'states.owner',
  MEMBER: 'states.member',
  GUEST: 'states.guest',
} as const satisfies Record<OwnStructure['role'], Key>;
const beforehand = {
  GUEST: 'states.invited',
  PRETENDER: 'states.pretender',
} as const satisfies Record<Exclude<OwnStructure['status'], 'MEMBER'>, Key>;

/** What the person is in a structure. */
export const stateKey = ({ status, role }: Pick<OwnStructure, 'role' | 'status'>) =>
  status === 'MEMBER' ? ofMembers[role] : beforehand[status];
