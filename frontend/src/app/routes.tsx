import { data, type RouteObject } from 'react-router';
import type { Language } from '../../shared/config/locales.ts';
import { type RouteId, routes } from '../../shared/config/routes.ts';
import { ErrorPage } from './error-page.tsx';
import type { RouteHandle } from './namespaces.ts';
import { pages } from './pages.ts';
import { Root, rootLoader } from './root.tsx';

/**
 * The router's routes in one language; unpublished ones are absent and so end as "not found".
 * @param standalone pages that only the server knows
 */
export function createRoutes(language: Language, standalone: RouteObject[] = []): RouteObject[] {
  const screens = Object.entries(pages).map(
    ([id, { namespaces, load }]): RouteObject => ({
      id,
      path: routes[id as RouteId][language],
      handle: { namespaces } satisfies RouteHandle,
      lazy: load,
      ErrorBoundary: ErrorPage,
    }),
  );
  const notFound: RouteObject = {
    id: 'notFound',
    path: '*',
    loader: () => {
      throw data(null, { status: 404 });
    },
    Component: () => null,
    ErrorBoundary: ErrorPage,
  };
  return [
    {
      id: 'root',
      Component: Root,
      loader: rootLoader,
      children: [...screens, ...standalone, notFound],
    },
  ];
}
