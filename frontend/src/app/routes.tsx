import { data, type RouteObject } from 'react-router';
import type { Language } from '../../shared/config/locales.ts';
import { ErrorPage } from './error-page/error-page.tsx';
import { publicPages } from './public-pages.ts';
import { Root, rootLoader } from './root.tsx';

/** The router's routes in one language. */
export function createRoutes(language: Language): RouteObject[] {
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
      children: [...publicPages(language), notFound],
    },
  ];
}
