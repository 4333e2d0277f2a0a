import '../../../shared/dates/all-zones.ts';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { type Language, languageOfPath, languages } from '../../../shared/config/locales.ts';
import { createClient } from '../../graphql/client/create-client.ts';
import { clientContext } from '../../graphql/client/load.ts';
import { languageContext, type Site, visitContext } from '../../lib/site.ts';
import { momentOfPage } from '../moment-of-page.ts';
import { namespacesOf, pageI18n } from '../namespaces.ts';
import type { RenderedPage, RenderRequest } from '../../../shared/pages/render-contract.ts';
import { NoticeStore, noticeContext } from './notice-store.ts';
import { publicErrors, routerErrors, type PageState } from './page-state.ts';
import { createWorkspaceRoutes } from './routes.tsx';
import { frameNamespaces } from '../../../shared/config/workspace-texts.ts';
import { ServerHead, ServerTail, tailNamespaces } from './server-parts.tsx';
import { WorkspaceApp } from './workspace-app.tsx';
import './workspace.css';

const handlers = Object.fromEntries(
  languages.map((language) => [language, createStaticHandler(createWorkspaceRoutes(language))]),
) as Record<Language, ReturnType<typeof createStaticHandler>>;

/** The frame cannot be rendered without its user. */
const rootRoute = 'workspace';
const noStore = { redirect: undefined, tags: [], cacheable: false, headers: {} };

/**
 * Renders the requested screen of the workspace, for the signed-in user.
 * @throws what the content system answers when it can't say who the person is
 */
export async function renderWorkspace(request: RenderRequest): Promise<RenderedPage> {
  const { url, visit, query, assets, dataLight, shownAt, onError } = request;
  const language = languageOfPath(url.pathname);
  const handler = handlers[language];
  const client = createClient({ executeQuery: query, isServer: true });
  const notices = new NoticeStore();
  const requestContext = new RouterContextProvider();
  requestContext.set(languageContext, language);
  requestContext.set(visitContext, visit);
  requestContext.set(clientContext, client);
  requestContext.set(noticeContext, notices);
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    const redirect = context.headers.get('location') ?? '/';
    return { ...noStore, status: context.status, redirect, html: '' };
  }
  if (context.errors?.[rootRoute]) throw context.errors[rootRoute];

  const errors = publicErrors(context.errors, (error) => onError?.(error));
  context.errors = routerErrors(errors);
  const site: Site = {
    language,
    origin: url.origin,
    environment: request.environment,
    dataLight,
    requestId: request.requestId,
    now: shownAt ?? Date.now(),
    ...(visit ? { visit } : {}),
  };
  const { loaderData } = context;
  const named = [
    ...frameNamespaces,
    ...tailNamespaces,
    'errorPage' as const,
    ...namespacesOf(context.matches),
  ];
  const i18n = await pageI18n(language, named, onError);
  if (shownAt !== undefined)
    notices.add('failure', i18n.t('stale', { ...momentOfPage(site), ns: 'errorPage' }));
  const state: PageState = {
    address: url.pathname + url.search,
    site,
    loaderData,
    errors,
    cache: client.extract() as PageState['cache'],
    notices: notices.list(),
  };
  const screen = context.matches.at(-1)?.route.id ?? '';
  const html = renderToString(
    <WorkspaceApp
      site={site}
      i18n={i18n}
      client={client}
      notices={notices}
      head={<ServerHead {...{ assets, language, screen, dataLight }} />}
      tail={<ServerTail assets={assets} state={state} />}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </WorkspaceApp>,
  );
  return { ...noStore, status: statusOf(context, errors), html: `<!DOCTYPE html>${html}` };
}

const statusOf = ({ statusCode }: StaticHandlerContext, errors: PageState['errors']): number =>
  errors ? Math.max(...Object.values(errors).map(({ status }) => status)) : statusCode;
