/** Everything that one page queried and cached, as a visitor would see it. */
export interface CacheDump {
  path: string;
  status: number;
  madeAt: string;
  /** Cache tags of the page: a purge of any of them drops its copy. */
  tags: string[];
  operations: { name: string; variables: Record<string, unknown> }[];
  /** Apollo's normalised cache after these answers. */
  cache: Record<string, unknown>;
}

/** Why there is nothing to show. */
export type DumpProblem = 'invalid' | 'personal';

/** View data of the page that shows what is cached for an address. */
export interface CacheDumpViewData {
  /** Path as it was typed. */
  path: string;
  /** Made once the reader's rights are known. */
  make: () => Promise<CacheDump | DumpProblem>;
}

/** The size of one cache. */
export interface CacheSize {
  name: 'pages' | 'transients' | 'queries' | 'pictures' | 'documents';
  entries: number;
  bytes: number;
}

export type FlushOutcome = 'done' | 'alone' | 'csrf';

/** View data of the page that empties the caches. */
export interface FlushCacheViewData {
  sizes: CacheSize[];
  outcome?: FlushOutcome;
}

export const dumpParameter = 'path';
export const outcomeParameter = 'outcome';
