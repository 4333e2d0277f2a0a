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
import type { CatalogueTree } from '../i18n/catalogue.ts';
import { createTranslator } from '../i18n/translator.ts';
import { TranslateContext } from '../i18n/use-translate.ts';
import { keepNavigationInside } from '../lib/navigation.ts';
import { languageContext, queryContext, SiteContext } from '../lib/site.ts';
import { isKept, keepFirst } from './kept-page.tsx';
import { createRoutes } from './routes.tsx';
import { type PageState, stateElementId } from './state.ts';

const loadTexts = {
  fr: () => import('./locales/fr.ts'),
  en: () => import('./locales/en.ts'),
} satisfies Record<Language, unknown>;
const loadDetailTexts = {
  fr: () => import('./locales/details-fr.ts'),
  en: () => import('./locales/details-en.ts'),
} satisfies Record<Language, unknown>;

function readState(): PageState {
  return JSON.parse(document.getElementById(stateElementId)?.textContent ?? '') as PageState;
}

/**
 * The screens of the current address must be there before the first render, or React would find another tree;
 * those that are kept as the server made them are there already.
 */
async function loadMatched(routes: RouteObject[], { loaderData, errors }: PageState): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const { lazy, id = '' } = route;
      delete route.lazy;
      Object.assign(route, isKept(id) && !errors ? keepFirst(lazy, loaderData?.[id]) : await lazy());
    }),
  );
}

/** Detail pages bring their texts along. */
function withDetailTexts(routes: RouteObject[], add: () => Promise<void>): void {
  for (const route of routes[0]?.children ?? []) {
    const { lazy } = route;
    if (!isKept(route.id) || typeof lazy !== 'function') continue;
    route.lazy = async () => (await Promise.all([lazy(), add()]))[0];
  }
}

/** Brings the page that the server made to life. */
export async function hydrate(): Promise<void> {
  // A page that only the server renders is not taken over.
  if (!document.getElementById(stateElementId)) return;
  const state = readState();
  const { site, loaderData, errors } = state;
  const routes = createRoutes(site.language);
  const texts: Record<string, string | CatalogueTree> = {};
  withDetailTexts(routes, async () => {
    Object.assign(texts, (await loadDetailTexts[site.language]()).detailTexts);
  });
  const [first] = await Promise.all([loadTexts[site.language](), loadMatched(routes, state)]);
  Object.assign(texts, first.texts);
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
  if (!site.dataLight) {
    // Nothing is fetched for it before the reader stirs.
    const listen = (): void =>
      void import('./prefetch.ts').then(({ prefetchOnIntent }) => prefetchOnIntent(routes, context));
    for (const stir of ['pointerover', 'focusin'])
      addEventListener(stir, listen, { once: true, passive: true });
  }
}
