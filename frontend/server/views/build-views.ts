import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { graphqlLanguage } from '../../shared/config/locales.ts';
import { RecordViewsOperation } from '../../shared/graphql/generated/operations.ts';
import type { RedisLink } from '../shared/redis-link.ts';
import type { Operations } from '../upstream/operations.ts';
import type { WordPress } from '../upstream/wordpress.ts';
import { PageViews } from './page-views.ts';
import { SharedVisitors } from './shared-visitors.ts';
import { type ViewBatch, ViewCounter } from './view-counter.ts';
import { ViewTokens } from './view-tokens.ts';
import { MemoryVisitors } from './visitors.ts';

const withQueryLanguage = ({ language, ...row }: ViewBatch['missed'][number]) => ({
  ...row,
  language: graphqlLanguage(language),
});

interface Options {
  wordpress: Pick<WordPress, 'query'>;
  operations: Operations;
  /** Redis, when several proxies share it. */
  link: RedisLink | undefined;
  secret: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

/** Builds the counting of views. */
export function buildViews({ wordpress, operations, link, secret, log, now }: Options): {
  counter: ViewCounter;
  pageViews: PageViews;
} {
  const own = new MemoryVisitors(() => log.warn('no more visitors can be counted today'));
  const counter = new ViewCounter({
    visitors: link ? new SharedVisitors({ link, own, now }) : own,
    send: async ({ id, rows, missed }) => {
      await wordpress.query(
        operations.get(RecordViewsOperation.id),
        { batch: id, views: rows, missed: missed.map(withQueryLanguage) },
        randomUUID(),
      );
    },
    now,
    onError: (error, lost) => log.warn({ err: error, lost }, 'views could not be handed to WordPress'),
  });
  return { counter, pageViews: new PageViews({ counter, tokens: new ViewTokens(secret, now) }) };
}
