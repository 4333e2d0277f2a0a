import { createHash } from 'node:crypto';
import type { BuildOutput } from '../build-output.ts';
import type { Env } from '../env.ts';
import { PurgeFeed } from './purge-feed.ts';
import { RedisLink } from './redis-link.ts';
import { SharedPages } from './shared-pages.ts';

interface Options {
  url: URL;
  build: string;
  now: () => number;
  onStateChange: (reachable: boolean) => void;
  onError: (error: unknown) => void;
  onPurge: (tags: readonly string[]) => void;
  onLost: () => void;
}

export interface SharedState {
  readonly link: RedisLink;
  readonly feed: PurgeFeed;
  readonly pages: SharedPages;
  readonly close: () => Promise<void>;
}

/** Connects the state that several proxies share in Redis. It listens at once; Redis need not be available yet. */
export function connectShared({
  url,
  build,
  now,
  onStateChange,
  onError,
  onPurge,
  onLost,
}: Options): SharedState {
  const link = new RedisLink({ url, now, onStateChange, onError });
  const feed = new PurgeFeed({ link, onPurge, onLost });
  const pages = new SharedPages({ link, feed, now, build });
  // Deferred: the listeners of purges are still being built.
  setImmediate(() => feed.start());
  return {
    link,
    feed,
    pages,
    close: async () => {
      const closed = feed.close();
      link.close();
      await closed;
    },
  };
}

/** Pages of one build name its assets, and pages of one site its address: neither may be used by another. */
export const buildId = ({ assets }: BuildOutput, { publicUrl, environment }: Env): string =>
  createHash('sha256')
    .update(JSON.stringify([assets, publicUrl.href, environment]))
    .digest('base64url')
    .slice(0, 12);
