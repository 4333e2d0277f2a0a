import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { railIds, type RouteId, routes, workspaceIds } from '../../../shared/config/routes.ts';
import { screenKey } from '../workspace/screen-keys.ts';

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
