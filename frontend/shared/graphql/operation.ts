/**
 * A known operation. Pages carry its id and name only: the text lies in dist/operations.json for the
 * server and in the lazily loaded client chunk, so that no page pays for the queries of another.
 */
export interface Operation<Result, Variables> {
  readonly id: string;
  readonly name: string;
  /** Never present at run time: carries the types of the answer and of the variables. */
  readonly __types?: (variables: Variables) => Result;
}

/**
 * Executes a query. On the server one function per request; on the client it uses /api/graphql. Rejects with
 * `QueryError`.
 */
export type QueryFunction = <Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables,
) => Promise<Result>;

/** One line of dist/operations.json, keyed by operation id. */
export interface OperationManifestEntry {
  name: string;
  document: string;
  kind: 'query' | 'mutation';
  /** true: answers the same to everyone who is signed out, so that GET is allowed. */
  public: boolean;
}

export type OperationManifest = Record<string, OperationManifestEntry>;

export interface RefusedField {
  path: string;
  code: string;
}

interface Details {
  retryAfter?: number | undefined;
  fields?: readonly RefusedField[];
  current?: object | undefined;
}

/** The content system could not answer: `status` is the status of the page (400, 403, 500, 503). */
export class QueryError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which asking again may help. */
  readonly retryAfter: number | undefined;
  /** Refused fields, by their path in the input; for writes only. */
  readonly fields: readonly RefusedField[];
  /** The present state that made a write fail: the record or the lock. */
  readonly current: object | undefined;

  constructor(
    status: number,
    code: string,
    message = code,
    { retryAfter, fields = [], current }: Details = {},
  ) {
    super(message);
    this.name = 'QueryError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
    this.current = current;
  }
}

/** Recognises the error by its name: the server and the bundle that renders pages each have a copy of the class. */
export function isQueryError(error: unknown): error is QueryError {
  return error instanceof Error && error.name === 'QueryError' && 'status' in error && 'code' in error;
}
