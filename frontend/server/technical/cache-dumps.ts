import { InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { perVisitorPaths } from '../../shared/config/routes.ts';
import type { CacheDump, DumpProblem } from '../../shared/pages/cache-pages.ts';
import { isInWorkspace } from '../../shared/config/workspace.ts';
import { readAddress } from '../pages/page-address.ts';
import type { CachedPages } from '../pages/cached-pages.ts';

interface Options {
  pages: CachedPages;
  now: () => number;
}

/** Data from which a visitor's copy of a page was made, for those who look for the cause of a wrong page. */
export class CacheDumps {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Renders the page again for a visitor, with the currently cached answers.
   * @param target path and query as in an address bar
   */
  async of(target: string, requestId: string): Promise<CacheDump | DumpProblem> {
    const address = pageOf(target);
    if (!address) return 'invalid';
    // Personal pages are private, also for administrators.
    if (perVisitorPaths.has(address.pathname) || isInWorkspace(address.pathname)) return 'personal';
    const cache = new InMemoryCache();
    const operations: CacheDump['operations'] = [];
    const { status, tags } = await this.#options.pages.makePrivate({
      address,
      dataLight: false,
      showsConsentBanner: false,
      requestId,
      onAnswer: ({ name, document }, variables, data) => {
        operations.push({ name, variables });
        cache.writeQuery({ query: parse(document, { noLocation: true }), variables, data });
      },
    });
    return {
      path: address.pathname + address.search,
      status,
      madeAt: new Date(this.#options.now()).toISOString(),
      tags: tags.toSorted(),
      operations,
      cache: cache.extract(),
    };
  }
}

/** Non-canonical URLs are resolved to their redirect target. */
function pageOf(target: string) {
  try {
    const result = readAddress(target);
    if (result.kind === 'page') return result.address;
    const right = readAddress(result.location);
    return right.kind === 'page' ? right.address : undefined;
  } catch {
    return undefined;
  }
}
