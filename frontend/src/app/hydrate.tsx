import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '../config/locales.ts';
import { clientQuery } from '../graphql/client-query.ts';
import { createTranslator } from '../i18n/translator.ts';
import { TranslateContext } from '../i18n/use-translate.ts';
import { keepNavigationInside } from '../lib/navigation.ts';
import { languageContext, queryContext, SiteContext } from '../lib/site.ts';
import { createRoutes } from './routes.tsx';
import { type PageState, stateElementId } from './state.ts';

const loadTexts = {
  fr: () => import('./locales/fr.ts'),
  en: () => import('./locales/en.ts'),
} satisfies Record<Language, unknown>;

function readState(): PageState {
  return JSON.parse(document.getElementById(stateElementId)?.textContent ?? '') as PageState;
}

/** The screens of the current address must be there before the first render, or React would find another tree. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { lazy } = route;
      delete route.lazy;
      Object.assign(route, await lazy());
    }),
  );
}

/** Brings the page that the server made to life. */
export async function hydrate(): Promise<void> {
  const { site, loaderData, errors } = readState();
  const routes = createRoutes(site.language);
  const [{ texts }] = await Promise.all([loadTexts[site.language](), loadMatched(routes)]);
  const hydrationData: HydrationState = {
    loaderData,
    errors:
      errors &&
      Object.fromEntries(
        Object.entries(errors).map(([id, { status, data }]) => [id, new ErrorResponseImpl(status, '', data)]),
      ),
  };
  const context = new RouterContextProvider(
    new Map<never, unknown>([
      [queryContext as never, clientQuery],
      [languageContext as never, site.language],
    ]),
  );
  const router = createBrowserRouter(routes, { hydrationData, getContext: () => context });
  const isPage = (pathname: string): boolean => matchRoutes(routes, pathname)?.at(-1)?.route.path !== '*';
  keepNavigationInside((address) => router.navigate(address), isPage);
  startTransition(() => {
    hydrateRoot(
      document,
      <SiteContext value={site}>
        <TranslateContext value={createTranslator(site.language, texts)}>
          <RouterProvider router={router} />
        </TranslateContext>
      </SiteContext>,
    );
  });
}
