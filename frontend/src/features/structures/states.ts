import type { ParseKeys } from 'i18next';
import type { OwnStructure } from './own-structure.ts';

type Key = ParseKeys<'structures'>;

const ofMembers = {
  owner: 'states.owner',
  member: 'states.member',
  guest: 'states.guest',
} as const satisfies Record<OwnStructure['role'], Key>;
const beforehand = {
  guest: 'states.invited',
  pretender: 'states.pretender',
} as const satisfies Record<Exclude<OwnStructure['status'], 'member'>, Key>;

/** Text about the person's place in a structure. */
export const stateKey = ({ status, role }: Pick<OwnStructure, 'role' | 'status'>) =>
  status === 'member' ? ofMembers[role] : beforehand[status];
