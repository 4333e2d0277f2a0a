import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { type RouteId, routes } from '../../../shared/config/routes.ts';

/** A module of a feature: what the screen shows, and what it needs for that. */
interface ScreenModule {
  loader?: LoaderFunction;
  Component: ComponentType;
}

/** The route table names them; each is a chunk of its own. */
const modules = import.meta.glob<ScreenModule>('./*/**/*.screen.tsx', { base: '../../features/' });

/** @throws Error for a row of the route table whose screen is not there */
export async function loadScreen(id: RouteId): Promise<ScreenModule> {
  const { module = '' }: RouteEntry = routes[id];
  const load = modules[`${module.replace('features', '.')}.screen.tsx`];
  if (!load) throw new Error(`No screen for ${id}`);
  return load();
}
