import type { Assets, RenderedPage, RenderRequest } from '../../src/app/seam.ts';
import type { Environment } from '../../src/config/environment.ts';
import { languageOfPath } from '../../src/config/locales.ts';
import { QueryError, type QueryFunction } from '../../src/graphql/operation.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import type { Operations, Variables } from '../upstream/operations.ts';
import { type Answer, type PublicQueries, tagOfAbsence } from '../upstream/public-queries.ts';
import { Stopwatch } from './stopwatch.ts';
import type { PageAddress } from './page-address.ts';
import { noncePlaceholder, type PageTiming, type StoredPage, storePage } from './stored-page.ts';

/** What the build exports: frontend/dist/server/entry-server.js. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>;

interface Options {
  render: Render;
  assets: Assets;
  publicUrl: URL;
  environment: Environment;
  operations: Operations;
  queries: PublicQueries;
  renderTimeout?: number | undefined;
  onError: (error: unknown, requestId: string) => void;
  onMade: (timing: PageTiming) => void;
}

export interface PageRequest {
  readonly address: PageAddress;
  readonly dataLight: boolean;
  readonly requestId: string;
  /** For a page that is made for one visitor: what it needs to know of them. */
  readonly given?: unknown;
}

/** Renders signed-out pages and notes what each one read. */
export class PageRenderer {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws AppError content_system_unavailable when the renderer does not finish in time · what the renderer throws */
  async make({ address, dataLight, requestId, given }: PageRequest): Promise<StoredPage> {
    const { render, assets, publicUrl, environment, onError, onMade } = this.#options;
    const watch = new Stopwatch();
    const tags = new Set([`path:${address.pathname}`]);
    const query: QueryFunction = async <Result>(operation: { id: string }, variables: unknown) => {
      const answer = await watch.upstream(() => this.#ask(operation.id, variables as Variables, requestId));
      for (const tag of answer.tags) tags.add(tag);
      return answer.data as Result;
    };
    const rendering = render({
      url: new URL(`${address.pathname}${address.search}`, publicUrl),
      nonce: noncePlaceholder,
      dataLight,
      environment,
      assets,
      query,
      requestId,
      given,
      onError: (error) => onError(error, requestId),
    });
    const page = await withinTime(rendering, this.#options.renderTimeout ?? limits.pages.renderTimeout);
    for (const tag of page.tags) tags.add(tag);
    if (page.status !== 200) tags.add(tagOfAbsence);
    const timing = watch.timing();
    onMade(timing);
    return storePage(page, [...tags], languageOfPath(address.pathname), timing);
  }

  /** The renderer knows QueryErrors: their status becomes the page's. */
  async #ask(id: string, variables: Variables, requestId: string): Promise<Answer> {
    const { operations, queries } = this.#options;
    try {
      return await queries.ask(operations.get(id), variables, requestId);
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
