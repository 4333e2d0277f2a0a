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
 * Asks the content system. On the server it is given per request; on the client it goes through /api/graphql.
 * Rejects with `QueryError`.
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

/** The content system could not answer: `status` is what the page should say (400, 403, 500, 503). */
export class QueryError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which asking again may help. */
  readonly retryAfter: number | undefined;
  /** What was refused, by its place in the input; the server's own writes are told it. */
  readonly fields: readonly RefusedField[];

  constructor(
    status: number,
    code: string,
    message = code,
    retryAfter?: number,
    fields: readonly RefusedField[] = [],
  ) {
    super(message);
    this.name = 'QueryError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.fields = fields;
  }
}

/** By its name: the server and the bundle that renders pages each hold a copy of the class. */
export function isQueryError(error: unknown): error is QueryError {
  return error instanceof Error && error.name === 'QueryError' && 'status' in error && 'code' in error;
}
