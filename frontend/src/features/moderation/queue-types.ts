import type { ParseKeys } from 'i18next';
import type { RouteId } from '../../../shared/config/routes.ts';
import type { PasserelleContentType } from '../../../shared/graphql/generated/operations.ts';

/** The types that validators decide on, in the order of the tabs. */
export const queueTypes = [
  'community_profile',
  'initiative',
  'event',
  'resource',
] as const satisfies PasserelleContentType[];
export type QueueType = (typeof queueTypes)[number];

export const isQueueType = (type: PasserelleContentType): type is QueueType =>
  (queueTypes as readonly PasserelleContentType[]).includes(type);

/** Names of a type in the plural. */
export const typesKeys = {
  community_profile: 'types.members',
  initiative: 'families.initiative',
  event: 'families.event',
  resource: 'families.resource',
} as const satisfies Record<QueueType, ParseKeys<'moderation'>>;

/** Names of a type in the singular. */
export const typeKeys = {
  community_profile: 'types.member',
  initiative: 'family.initiative',
  event: 'family.event',
  resource: 'family.resource',
} as const satisfies Record<QueueType, ParseKeys<'moderation'>>;

/** The screen on which one item of a type is decided on. */
export const detailRoutes = {
  community_profile: 'moderateMember',
  initiative: 'moderateInitiative',
  event: 'moderateEvent',
  resource: 'moderateResource',
} as const satisfies Record<QueueType, RouteId>;

/** The type of which a screen has one item. @throws Error for other screens */
export function typeOfRoute(id: RouteId | undefined): QueueType {
  const type = queueTypes.find((each) => detailRoutes[each] === id);
  if (!type) throw new Error(`${id} is no screen of one item`);
  return type;
}
