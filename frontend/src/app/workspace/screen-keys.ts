import type { ParseKeys } from 'i18next';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { railIds, type RouteId, routes, workspaceIds } from '../../../shared/config/routes.ts';
import { railKeys } from './rail.tsx';

type Key = ParseKeys<'workspace'>;

/** Of the rail, and of other screens that some are below or that have no parameter. */
const keys: Partial<Record<RouteId, Key>> = {
  ...railKeys,
  member: 'screens.member',
  reports: 'screens.reports',
};

/** The name of a screen in navigation. */
export const screenKey = (id: RouteId): Key | undefined => keys[id];

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
