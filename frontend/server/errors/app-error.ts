import { limits } from '../limits.ts';
import { type ErrorCode, errorStatus, isErrorCode } from '../../shared/config/errors.ts';
import { isQueryError, type QueryError } from '../../shared/graphql/operation.ts';
import { type FieldProblem, fieldProblems } from './field-problem.ts';
import type { RefusalEvent } from './refusal-event.ts';

interface Options {
  /** Cause of the error, for the log only. */
  detail?: string;
  cause?: unknown;
  fields?: readonly FieldProblem[];
  /** Seconds. */
  retryAfter?: number | undefined;
  /** The present state that made a write fail: the record or the lock. */
  current?: object | undefined;
  /** Kind of event for the security log, where the code alone is ambiguous. */
  event?: RefusalEvent | undefined;
}

/** A failure with a code of the catalogue. Its `message` is for the log; people get the catalogue's text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter: number | undefined;
  readonly fields: readonly FieldProblem[];
  readonly current: object | undefined;
  readonly event: RefusalEvent | undefined;

  constructor(code: ErrorCode, options: Options = {}) {
    super(options.detail ? `${code}: ${options.detail}` : code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatus(code);
    this.retryAfter =
      options.retryAfter ?? (code === 'content_system_unavailable' ? limits.retryAfter : undefined);
    this.fields = options.fields ?? [];
    this.current = options.current;
    this.event = options.event;
  }
}

/** Statuses of errors that Fastify and its plugins raise themselves. */
const codesByStatus = new Map<number, ErrorCode>([
  [400, 'malformed_request'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [410, 'gone'],
  [413, 'payload_too_large'],
  [414, 'malformed_request'],
  [415, 'unsupported_media_type'],
  [416, 'range_not_satisfiable'],
  [429, 'rate_limited'],
]);

/** The public code of a refusal that is known by its status only. */
export const codeOfStatus = (status: number): ErrorCode => codesByStatus.get(status) ?? 'server_error';

/** Any thrown value as an AppError: unexpected ones become `server_error`, with the cause for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isQueryError(error)) return refusal(error);
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new AppError(codeOfStatus(status), {
    detail: error instanceof Error ? error.message : String(error),
    cause: error,
  });
}

/** A refusal of the content system: with its own code where it is public, else by its status. */
function refusal(error: QueryError): AppError {
  const { code, status, retryAfter, current } = error;
  const fields = fieldProblems(error.fields);
  const known = isErrorCode(code) ? code : codeOfStatus(status);
  return new AppError(known, { detail: code, cause: error, retryAfter, fields, current });
}
