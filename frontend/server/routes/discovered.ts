import { discover } from '../discover.ts';
import type { Route } from './route.ts';

/** The `route` of each module `*.route.ts`. None depends on another’s being there before it. */
export const discoveredRoutes = await discover<Route>(import.meta.dirname, '.route.ts', 'route');
