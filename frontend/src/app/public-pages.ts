import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Language } from '../../shared/config/locales.ts';
import type { RouteEntry } from '../../shared/config/route-kinds.ts';
import { pageIds, type RouteId, routes } from '../../shared/config/routes.ts';
import { requireMember } from '../lib/guard.ts';
import { withCounts } from './member-frame/frame-counts.ts';
import { memberContext } from '../lib/site.ts';
import { ErrorPage } from './error-page/error-page.tsx';
import type { RouteHandle } from './namespaces.ts';

interface Page {
  loader?: LoaderFunction;
  Component: ComponentType;
  /** Path to which the sign-in page returns, if not to the requested URL. */
  returnPath?: (args: LoaderFunctionArgs) => string;
}
/** A module of one page, or of several that differ by their route. */
type PageModule = Page | { pageFor: (id: RouteId) => Page };

/** Modules by the path of their file; each is a chunk of its own. */
const modules = import.meta.glob<PageModule>(['../features/**/*-page.tsx', './**/*-page.tsx']);

/** @throws Error for a row of the route table whose module is not there */
async function loadPage(id: RouteId): Promise<Page> {
  const { module = '' }: RouteEntry = routes[id];
  const load = modules[`../${module}.tsx`.replace('../app/', './')];
  if (!load) throw new Error(`No page for ${id}`);
  const loaded = await load();
  return 'pageFor' in loaded ? loaded.pageFor(id) : loaded;
}

/** The loader, for those who have the right that the row names; it finds the person in the context. */
const guarded =
  (who: NonNullable<RouteEntry['who']>, { loader, returnPath }: Page): LoaderFunction =>
  async (args, handlerContext) => {
    args.context.set(memberContext, await requireMember(args, who, returnPath?.(args)));
    return (await loader?.(args, handlerContext)) ?? null;
  };

/** The pages of the public build in one language, from the route table. */
export const publicPages = (language: Language): RouteObject[] =>
  pageIds.map((id) => {
    const { [language]: path, who, namespaces = [], inFrame }: RouteEntry = routes[id];
    return {
      id,
      path,
      handle: { namespaces } satisfies RouteHandle,
      ErrorBoundary: ErrorPage,
      lazy: async () => {
        const page = await loadPage(id);
        const { Component } = page;
        const own = who ? guarded(who, page) : page.loader;
        const loader = own && inFrame ? withCounts(own) : own;
        return loader ? { Component, loader } : { Component };
      },
    };
  });
