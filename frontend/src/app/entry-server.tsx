import '../../shared/dates/all-zones.ts';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponseImpl,
} from 'react-router';
import { type Language, languageOfPath, languages } from '../../shared/config/locales.ts';
import { canonicalPath } from '../../shared/config/canonical-path.ts';
import { isPerVisitor } from '../../shared/config/routes.ts';
import { isQueryError, type QueryFunction } from '../../shared/graphql/operation.ts';
import { tagsOf } from '../../shared/graphql/tags.ts';
import {
  environmentContext,
  viewDataContext,
  languageContext,
  queryContext,
  type Site,
  SiteContext,
  visitContext,
} from '../lib/site.ts';
import { setTypography } from '../../shared/i18n/typography.ts';
import { PageReport, PageReportContext } from '../lib/page-report.ts';
import { DocumentContext, type DocumentParts } from './document-context.ts';
import { namespacesOf, pageI18n, publicFrame } from './namespaces.ts';
import { isUndisturbed } from './undisturbed.ts';
import { createRoutes } from './routes.tsx';
import type { RenderedPage, RenderRequest } from '../../shared/pages/render-contract.ts';

export type { Assets, RenderedPage, RenderRequest } from '../../shared/pages/render-contract.ts';

const handlers = Object.fromEntries(
  languages.map((language) => [language, createStaticHandler(createRoutes(language))]),
) as Record<Language, ReturnType<typeof createStaticHandler>>;

const redirectPage = (status: number, redirect: string, tags: string[]): RenderedPage => ({
  status,
  redirect,
  html: '',
  tags,
  cacheable: status === 301,
  headers: {},
});

/** A public error: its status without its cause. */
interface PublicError {
  status: number;
  data: unknown;
}

function publicError(error: unknown, onError: RenderRequest['onError']): PublicError {
  if (isRouteErrorResponse(error)) return { status: error.status, data: error.data };
  onError?.(error);
  if (isQueryError(error)) return { status: error.status, data: { code: error.code } };
  return { status: 500, data: null };
}

/** Gives pages errors without their cause. @returns the status of the page */
function withPublicErrors(context: StaticHandlerContext, onError: RenderRequest['onError']): number {
  if (!context.errors) return context.statusCode;
  const errors = Object.entries(context.errors).map(
    ([route, error]) => [route, publicError(error, onError)] as const,
  );
  context.errors = Object.fromEntries(
    errors.map(([route, { status, data }]) => [route, new ErrorResponseImpl(status, '', data)]),
  );
  return Math.max(...errors.map(([, { status }]) => status));
}

/** Renders the page of an address, complete, with the status that it deserves. Never rejects for want of data. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, onError } = request;
  const moved = canonicalPath(url.pathname);
  if (moved) return redirectPage(301, moved + url.search, []);

  const language = languageOfPath(url.pathname);
  const tags = new Set<string>();
  const query: QueryFunction = async (operation, variables) => {
    const answer = await request.query(operation, variables);
    const result = language === 'fr' ? setTypography(answer) : answer;
    for (const tag of tagsOf(operation.name, variables as object, result)) tags.add(tag);
    return result;
  };
  const handler = handlers[language];
  const context = await handler.query(new Request(url), {
    requestContext: new RouterContextProvider(
      new Map<never, unknown>([
        [queryContext as never, query],
        [languageContext as never, language],
        [environmentContext as never, request.environment],
        [viewDataContext as never, request.viewData],
        [visitContext as never, request.visit],
      ]),
    ),
  });
  if (context instanceof Response) {
    return redirectPage(context.status, context.headers.get('location') ?? '/', [...tags].toSorted());
  }

  const status = withPublicErrors(context, onError);
  const site: Site = {
    language,
    origin: url.origin,
    environment: request.environment,
    dataLight: request.dataLight,
    requestId: request.requestId,
    now: Date.now(),
    ...(request.visit ? { visit: request.visit } : {}),
  };
  const i18n = await pageI18n(language, [...publicFrame, ...namespacesOf(context.matches)], onError);
  const isPlain = isPerVisitor(context.matches.at(-1)?.route.id ?? '');
  const cacheable = status === 200 && !isPlain && !request.visit;
  const report = new PageReport();
  const documentOf = (isStale: boolean): string => {
    const parts: DocumentParts = {
      assets: request.assets,
      showsConsentBanner: request.showsConsentBanner && !isPlain,
      // Without script the invitation stays in its template.
      mayInvite: !isUndisturbed(url.pathname, language) && (!isPlain || request.visit !== undefined),
      isStale,
      hasScript: !isPlain,
      // Once is enough.
      onError: isStale ? undefined : onError,
    };
    return `<!DOCTYPE html>${renderToString(
      <DocumentContext value={parts}>
        <PageReportContext value={isStale ? new PageReport() : report}>
          <SiteContext value={site}>
            <I18nextProvider i18n={i18n}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </I18nextProvider>
          </SiteContext>
        </PageReportContext>
      </DocumentContext>,
    )}`;
  };
  const html = documentOf(false);
  const { groupId, missed } = report;
  return {
    status,
    html,
    ...(cacheable ? { staleHtml: documentOf(true) } : {}),
    tags: [...tags].toSorted(),
    cacheable,
    ...(status === 200 && groupId !== undefined ? { groupId } : {}),
    ...(status === 200 && missed !== undefined ? { missed: { language, words: missed } } : {}),
    headers: status === 503 ? { 'retry-after': '30' } : {},
  };
}
