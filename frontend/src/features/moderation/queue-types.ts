import type { ParseKeys } from 'i18next';
import type { PasserelleContentType } from '../../../shared/graphql/generated/operations.ts';

/** The types that validators decide on, in the order of the tabs. */
export const queueTypes = [
  'COMMUNITY_PROFILE',
  'INITIATIVE',
  'EVENT',
  'RESOURCE',
] as const satisfies PasserelleContentType[];
export type QueueType = (typeof queueTypes)[number];

export const isQueueType = (type: PasserelleContentType): type is QueueType =>
  (queueTypes as readonly PasserelleContentType[]).includes(type);

/** Of many things of a type. */
export const typesKeys = {
  COMMUNITY_PROFILE: 'types.members',
  INITIATIVE: 'families.initiative',
  EVENT: 'families.event',
  RESOURCE: 'families.resource',
} as const satisfies Record<QueueType, ParseKeys<'moderation'>>;

/** Of one thing of a type. */
export const typeKeys = {
  COMMUNITY_PROFILE: 'types.member',
  INITIATIVE: 'family.initiative',
  EVENT: 'family.event',
  RESOURCE: 'family.resource',
} as const satisfies Record<QueueType, ParseKeys<'moderation'>>;
