import type { ParseKeys } from 'i18next';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { railIds, type RouteId, routes, workspaceIds } from '../../../shared/config/routes.ts';
import { railKeys } from './rail.tsx';

/** Names of the screens of the rail, of screens that have others below them, and of those without a parameter. */
const keys = {
  ...railKeys,
  member: 'screens.member',
  newApplication: 'screens.newApplication',
  notices: 'screens.notices',
  ownReviews: 'screens.ownReviews',
  reports: 'screens.reports',
} as const satisfies Partial<Record<RouteId, ParseKeys<'workspace'>>>;
type Key = (typeof keys)[keyof typeof keys];

/** The name of a screen in navigation. */
export const screenKey = (id: RouteId): Key | undefined => (keys as Partial<Record<RouteId, Key>>)[id];

/** The screens that one can go to from everywhere, in the order of the rail. */
export const namedScreens: readonly RouteId[] = [
  ...railIds,
  ...workspaceIds.filter(
    (id) => !(railIds as readonly RouteId[]).includes(id) && screenKey(id) && !hasParameters(id),
  ),
];

function hasParameters(id: RouteId): boolean {
  const { fr }: RouteEntry = routes[id];
  return fr.includes(':');
}
