/** Everything that one page asked and kept, as it would be seen by a visitor. */
export interface CacheDump {
  path: string;
  status: number;
  madeAt: string;
  /** What the kept copy of the page hangs on; a change of any of these drops it. */
  tags: string[];
  operations: { name: string; variables: Record<string, unknown> }[];
  /** Apollo's normalised cache after these answers. */
  cache: Record<string, unknown>;
}

/** Why there is nothing to show. */
export type DumpProblem = 'invalid' | 'personal';

/** What the server tells the page that shows what is kept of an address. */
export interface GivenDump {
  /** As it was typed. */
  path: string;
  /** Made once the reader's rights are known. */
  make: () => Promise<CacheDump | DumpProblem>;
}

/** One kind of thing that is kept. */
export interface CacheSize {
  name: 'pages' | 'transients' | 'queries' | 'pictures' | 'documents';
  entries: number;
  bytes: number;
}

export type FlushOutcome = 'done' | 'alone' | 'csrf';

/** What the server tells the page that empties the caches. */
export interface GivenFlush {
  sizes: CacheSize[];
  outcome?: FlushOutcome;
}

export const dumpParameter = 'path';
export const outcomeParameter = 'outcome';
