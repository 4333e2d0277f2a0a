import type { Assets, RenderedPage, RenderRequest } from '../../shared/pages/render-contract.ts';
import type { Environment } from '../../shared/config/environment.ts';
import { findWorkspaceId, isInWorkspace } from '../../shared/config/workspace.ts';
import { QueryError, type QueryFunction } from '../../shared/graphql/operation.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import type { Visit } from '../../shared/pages/visit.ts';
import { isSessionOver } from '../session/sessions.ts';
import type { KnownOperation, Operations, Variables } from '../upstream/operations.ts';
import type { Audience } from '../upstream/graphql-answer.ts';
import type { WordPress } from '../upstream/wordpress.ts';
import { type Answer, type PublicQueries, tagOfAbsence } from '../upstream/public-queries.ts';
import { answerOf, type ShownScreen } from './shown-screens.ts';
import { Stopwatch } from './stopwatch.ts';
import type { PageAddress } from './page-address.ts';
import { type PageTiming, type StoredPage, storePage } from './stored-page.ts';

/** Function that the build exports: frontend/dist/server/entry-server.js. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

/**
 * Public pages and the workspace are two builds, each with its own styles. Visitors learn of the workspace only what
 * leads to the sign-in page: under any other address of it they find what is nowhere else.
 */
export const chooseRender =
  (renderPublic: Render, renderWorkspace: Render): Render =>
  (request) => {
    const { pathname } = request.url;
    const isWorkspace = request.visit ? isInWorkspace(pathname) : findWorkspaceId(pathname) !== undefined;
    return isWorkspace ? renderWorkspace(request) : renderPublic(request);
  };

interface Options {
  render: Render;
  assets: Assets;
  publicUrl: URL;
  environment: Environment;
  operations: Operations;
  queries: PublicQueries;
  wordpress: Pick<WordPress, 'query'>;
  renderTimeout?: number | undefined;
  onError: (error: unknown, requestId: string) => void;
  onMade: (timing: PageTiming) => void;
}

export interface PageRequest {
  readonly address: PageAddress;
  readonly dataLight: boolean;
  /** The visitor has not made a choice about cookies yet. */
  readonly showsConsentBanner: boolean;
  readonly requestId: string;
  /** Audience of a request without access token; visitors by default. */
  readonly audience?: Audience;
  /** Data of a page that is rendered for each request; absent for cached pages. */
  readonly viewData?: unknown;
  /** The signed-in reader, as the page may show them; `accessToken` is sent with their operations. */
  readonly visit?: Visit;
  readonly accessToken?: string;
  /** What the reader was shown before, to be shown again: WordPress is not asked. */
  readonly shown?: ShownScreen;
  /** Called with each answer that went into the page. */
  readonly onAnswer?: (
    operation: KnownOperation,
    variables: Variables,
    data: Record<string, unknown>,
  ) => void;
}

/** Renders pages and notes what each one read. */
export class PageRenderer {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @throws AppError content_system_unavailable when the renderer does not finish in time · session_expired when the
   * access token is invalid · what the renderer throws
   */
  async make(request: PageRequest): Promise<StoredPage> {
    const { address, dataLight, showsConsentBanner, requestId, viewData, visit, shown } = request;
    const { render, assets, publicUrl, environment, operations, onError, onMade } = this.#options;
    const watch = new Stopwatch();
    const tags = new Set([`path:${address.pathname}`]);
    let sessionError: unknown;
    let withheld = false;
    const query: QueryFunction = async <Result>(operation: { id: string }, variables: unknown) => {
      try {
        const answer = await watch.upstream(() => this.#ask(operation.id, variables as Variables, request));
        for (const tag of answer.tags) tags.add(tag);
        withheld ||= answer.withheld;
        request.onAnswer?.(operations.get(operation.id), variables as Variables, answer.data);
        return answer.data as Result;
      } catch (error) {
        // Parts of a page may be missing, but a personal page needs its session.
        if (isSessionOver(error)) sessionError = error;
        throw error;
      }
    };
    const rendering = render({
      url: new URL(`${address.pathname}${address.search}`, publicUrl),
      dataLight,
      showsConsentBanner,
      environment,
      assets,
      query,
      requestId,
      viewData,
      visit,
      ...(shown ? { shownAt: shown.at } : {}),
      onError: (error) => onError(error, requestId),
    });
    const page = await withinTime(rendering, this.#options.renderTimeout ?? limits.pages.renderTimeout);
    if (sessionError) throw toAppError(sessionError);
    for (const tag of page.tags) tags.add(tag);
    if (page.status !== 200) tags.add(tagOfAbsence);
    const timing = watch.timing();
    onMade(timing);
    return storePage({ ...page, withheld }, [...tags], timing);
  }

  /** Rethrown as QueryErrors for the renderer: their status becomes the page's. */
  async #ask(
    id: string,
    variables: Variables,
    { requestId, accessToken, audience, shown }: PageRequest,
  ): Promise<Pick<Answer, 'data' | 'tags' | 'withheld'>> {
    const { operations, queries, wordpress } = this.#options;
    if (shown) {
      const data = answerOf(shown, id, variables);
      if (!data) throw new QueryError(503, 'content_system_unavailable');
      return { data, tags: [], withheld: false };
    }
    try {
      const operation = operations.get(id);
      if (accessToken === undefined)
        return await queries.query(operation, variables, requestId, audience ? { audience } : {});
      const data = await wordpress.query(operation, variables, requestId, accessToken);
      return { data, tags: [], withheld: false };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw Object.assign(new QueryError(error.status, error.code), { cause: error });
    }
  }
}

async function withinTime<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new AppError('content_system_unavailable', { detail: 'rendering took too long' })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
