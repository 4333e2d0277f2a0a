import './trusted-types-first.ts';
import './workspace.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { signedInCookie } from '../../../shared/config/reader-cookies.ts';
import { browserQuery } from '../../graphql/client/browser-query.ts';
import { createClient } from '../../graphql/client/create-client.ts';
import { clientContext } from '../../graphql/client/load.ts';
import { readCookie } from '../../../shared/consent/browser-cookie.ts';
import { userEvent } from '../../../shared/forms/onboarding-form.ts';
import { keepEarlyTyping } from '../../lib/early-typing.ts';
import { languageContext, visitContext } from '../../lib/site.ts';
import { ignoreSkippedTransitions } from '../../lib/skipped-transitions.ts';
import { loadNamespaces } from '../namespaces.ts';
import { listenForActions } from '../public/actions.ts';
import { openFirstQuestion } from '../public/first-question.ts';
import { sessionDialog } from '../session-dialog/session-dialog.ts';
import { reloadOnMissingChunk } from './missing-chunk.ts';
import { NoticeStore, noticeContext } from './notice-store.ts';
import { leaveFor } from './leave-for.ts';
import { readState, routerErrors } from './page-state.ts';
import { createWorkspaceRoutes } from './routes.tsx';
import { frameNamespaces } from '../../../shared/config/workspace-texts.ts';
import { WorkspaceApp } from './workspace-app.tsx';

/** The screens of the rendered address are here before the router is made: what the server rendered is hydrated at once. */
async function loadMatched(routes: RouteObject[], address: string): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const { address, site, loaderData, errors, cache } = readState();
  const { language, visit } = site;
  const routes = createWorkspaceRoutes(language);
  const [i18n] = await Promise.all([
    loadNamespaces(language, frameNamespaces),
    loadMatched(routes, address),
    // Time zones are a chunk of their own.
    import('../../../shared/dates/all-zones.ts'),
  ]);
  // After all that is awaited: until the router listens, who goes back changes the address only.
  const next = leaveFor(address);

  const notices = new NoticeStore(() => router.state.navigation.state !== 'idle');
  const signInAgain = sessionDialog({ language, notices });
  const owner = String(visit?.id ?? '');
  const client = createClient({
    executeQuery: browserQuery({ owner, signInAgain, onOtherAccount: () => location.reload() }),
    cache,
  });
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, errors: routerErrors(errors) },
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(languageContext, language);
      context.set(visitContext, visit);
      context.set(clientContext, client);
      context.set(noticeContext, notices);
      return context;
    },
  });
  // Recommendations follow the interests that were just chosen.
  document.addEventListener(userEvent, () => void router.revalidate());
  reloadOnMissingChunk(() => {
    const { location: next = router.state.location } = router.state.navigation;
    return next.pathname + next.search + next.hash;
  });
  hydrateRoot(
    document,
    <WorkspaceApp {...{ site, i18n, client, notices, onHydrated }}>
      <RouterProvider router={router} />
    </WorkspaceApp>,
  );
  const quietly = browserQuery({ owner, signInAgain: async () => false, onOtherAccount: () => undefined });
  // Only numbers: without the chunk the frame is there, too.
  import('./watch-counts.ts').then(({ watchCounts }) => watchCounts(client, quietly)).catch(() => undefined);
  if (next !== undefined) void router.navigate(next, { replace: true });
  listenForActions();
  // When that fails, the link to the question is still there.
  if (!site.dataLight) openFirstQuestion().catch(() => undefined);
}

/** Reloads pages restored from the back/forward cache after a sign-out. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && readCookie(signedInCookie) === undefined) location.reload();
});
ignoreSkippedTransitions();
const onHydrated = keepEarlyTyping();
void start();
