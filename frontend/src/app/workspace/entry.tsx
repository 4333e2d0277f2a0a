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
import { languages } from '../../../shared/config/locales.ts';
import { routes as routeTable } from '../../../shared/config/routes.ts';
import { confirmedEvent, userEvent } from '../../../shared/forms/onboarding-form.ts';
import { keepEarlyTyping } from '../../lib/early-typing.ts';
import { languageContext, visitContext } from '../../lib/site.ts';
import { ignoreSkippedTransitions } from '../../lib/skipped-transitions.ts';
import { loadNamespaces } from '../namespaces.ts';
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
  const { address, site, loaderData, errors, cache, notices: first } = readState();
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

  const notices = new NoticeStore(() => router.state.navigation.state !== 'idle', first);
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
  // Each state of the router: React may render only the last of several.
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') notices.leaveScreen();
  });
  // Recommendations follow the interests that were just chosen.
  document.addEventListener(userEvent, () => void router.revalidate());
  document.addEventListener(confirmedEvent, (event) => {
    event.preventDefault();
    notices.confirm((event as CustomEvent<string>).detail);
  });
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
  // What is written before it is here is confirmed by the screen alone.
  import('../confirmations/confirm-writes.ts')
    .then(({ confirmWrites }) => confirmWrites(notices, language))
    .catch(() => undefined);
  // Without it, screens that cannot be read are replaced by their error.
  import('../last-answers/last-answers.ts')
    .then(({ showLastAnswers }) => showLastAnswers({ client, notices, language, madeAt: site.now }))
    .catch(() => undefined);
  // Only numbers: without the chunk the frame is there, too.
  import('./watch-counts.ts')
    .then(({ watchCountsOf }) => watchCountsOf(client, owner))
    .catch(() => undefined);
  if (next !== undefined) void router.navigate(next, { replace: true });
  // Links and forms with actions work as they are until then.
  import('../public/actions.ts').then(({ listenForActions }) => listenForActions()).catch(() => undefined);
  // When that fails, the link to the question is still there. Never over a form: on the first screen only.
  const isFirstScreen = languages.some((each) => routeTable.forYou[each] === location.pathname);
  if (!site.dataLight && isFirstScreen) {
    import('../public/first-question.ts')
      .then(async ({ openFirstQuestion }) => openFirstQuestion())
      .catch(() => undefined);
  }
}

/** Reloads pages restored from the back/forward cache after a sign-out. */
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && readCookie(signedInCookie) === undefined) location.reload();
});
ignoreSkippedTransitions();
const onHydrated = keepEarlyTyping();
void start();
