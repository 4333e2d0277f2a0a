import type { FastifyRequest } from 'fastify';
import { viewTiming } from '../../shared/config/view-timing.ts';
import type { MissedWords } from '../../shared/pages/render-contract.ts';
import type { StoredPage } from '../pages/stored-page.ts';
import type { ViewCounter } from './view-counter.ts';
import { viewKind } from './view-request.ts';
import type { ViewTokens } from './view-tokens.ts';

interface Options {
  counter: Pick<ViewCounter, 'count' | 'countMissed'>;
  tokens: ViewTokens;
}

/**
 * Counts what is read of the pages of items, and searches that found nothing, wherever the page came from: rendered, cached, or unchanged
 * since (304).
 */
export class PageViews {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Counts a page that is about to be sent. Does not wait, and never throws.
   * @returns an entry for `Server-Timing`, with which a prefetched page is counted once it is shown
   */
  see({ status, groupId, missed }: StoredPage, request: FastifyRequest): string | undefined {
    if ((groupId === undefined && missed === undefined) || status !== 200) return undefined;
    const kind = viewKind(request.method, request.headers);
    // A list is replaced in place, too. Nobody prefetches a search that is typed.
    if (missed && (kind === 'view' || kind === 'in place')) this.#countMissed(missed, request);
    if (groupId === undefined) return undefined;
    if (kind === 'prefetch') return `${viewTiming};desc="${this.#options.tokens.issue(groupId)}"`;
    if (kind === 'view') this.#count(groupId, request);
    return undefined;
  }

  /** A prefetched page was shown. @returns false for a token that is not valid */
  shown(token: string, request: FastifyRequest): boolean {
    const groupId = this.#options.tokens.read(token);
    if (groupId === undefined) return false;
    // The page was fetched as one; this request is made by its script.
    if (viewKind('GET', { 'user-agent': request.headers['user-agent'] }) === 'view')
      this.#count(groupId, request);
    return true;
  }

  #countMissed(missed: MissedWords, { network, headers }: FastifyRequest): void {
    void this.#options.counter.countMissed(missed, network, headers['user-agent'] ?? '');
  }

  #count(groupId: number, { network, headers }: FastifyRequest): void {
    void this.#options.counter.count(groupId, network, headers['user-agent'] ?? '');
  }
}
