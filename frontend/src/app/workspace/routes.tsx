import { data, type RouteObject } from 'react-router';
import type { Language } from '../../../shared/config/locales.ts';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { type RouteId, routes, workspaceIds } from '../../../shared/config/routes.ts';
import { loadNamespaces, type RouteHandle } from '../namespaces.ts';
import { ErrorScreen, RootError } from './error-screen.tsx';
import { guarded, rootLoader } from './guard.ts';
import { loadScreen } from './screens.ts';
import { Shell } from './shell.tsx';

/** The router's routes in one language, from the route table. */
export function createWorkspaceRoutes(language: Language): RouteObject[] {
  const children = workspaceIds.map((id) => screenRoute(id, language));
  const notFound: RouteObject = {
    id: 'notFound',
    path: '*',
    loader: guarded({}, () => {
      throw data(null, { status: 404 });
    }),
    Component: () => null,
    ErrorBoundary: ErrorScreen,
  };
  return [
    {
      id: 'workspace',
      loader: rootLoader,
      Component: Shell,
      ErrorBoundary: RootError,
      children: [...children, notFound],
    },
  ];
}

function screenRoute(id: RouteId, language: Language): RouteObject {
  const { [language]: path, who = {}, namespaces = [] }: RouteEntry = routes[id];
  return {
    id,
    path,
    handle: { namespaces } satisfies RouteHandle,
    ErrorBoundary: ErrorScreen,
    lazy: async () => {
      const [{ loader, Component }] = await Promise.all([
        loadScreen(id),
        loadNamespaces(language, namespaces),
      ]);
      return { Component, loader: guarded(who, loader) };
    },
  };
}
