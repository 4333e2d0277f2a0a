import {
  type ErrorCode,
  errorCodes,
  errorStatus,
  isDatedError,
  isErrorCode,
} from '../../shared/config/errors.ts';
import { QueryError, type RefusedField } from '../../shared/graphql/operation.ts';
import { AppError } from '../errors/app-error.ts';
import { BrokenAnswer } from './failure.ts';

interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: Array<{
    message?: string;
    extensions?: { code?: unknown; fields?: unknown; retryAfter?: unknown; current?: unknown };
  }>;
}

/** Rights that an answer is read with: a visitor's, or those that every account has. */
export type Audience = 'public' | 'members';

/** A public answer. */
export interface SharedAnswer {
  readonly data: Record<string, unknown>;
  /** Members would read more. */
  readonly withheld: boolean;
}

/**
 * The data of an answer.
 * @throws QueryError for a refusal with a known code · AppError content_system_unavailable for anything else that is
 * not an answer. The upstream's own texts stay in `cause` for the log.
 */
export function dataOf(status: number, body: string): Record<string, unknown> {
  const answer = parseAnswer(body);
  const refused = answer?.errors?.find(({ extensions }) => typeof extensions?.code === 'string')?.extensions;
  const code = String(refused?.code);
  if (isErrorCode(code)) {
    const retryAfter = typeof refused?.retryAfter === 'number' ? refused.retryAfter : undefined;
    const details = {
      retryAfter,
      fields: fieldsOf(refused?.fields),
      current: currentOf(code, refused?.current),
    };
    throw new QueryError(pageStatus(code), code, undefined, details);
  }
  if (!answer || answer.errors?.length || !answer.data || status >= 400) {
    const detail = answer?.errors?.[0]?.message ?? body.slice(0, 200);
    throw new AppError('content_system_unavailable', {
      detail: `status ${status}`,
      cause: new BrokenAnswer(detail),
    });
  }
  return answer.data;
}

const unprocessable = 422;
const badRequest = 400;

/** Values of reads come from addresses: what a form calls an invalid field is a bad request there. */
function pageStatus(code: ErrorCode): number {
  const status = errorStatus(code);
  return status === unprocessable ? badRequest : status;
}

const codesWithCurrent: ReadonlySet<ErrorCode> = new Set([
  'locked_by_other',
  'stale_version',
  ...errorCodes.filter(isDatedError),
]);

/** Forwarded with these codes only; WordPress sends it to those who may read it. */
function currentOf(code: ErrorCode, current: unknown): object | undefined {
  return codesWithCurrent.has(code) && typeof current === 'object' && current !== null ? current : undefined;
}

/** Paths and codes only: other details are internal. */
function fieldsOf(fields: unknown): RefusedField[] {
  if (!Array.isArray(fields)) return [];
  return (fields as Partial<RefusedField>[])
    .filter(({ path, code }) => typeof path === 'string' && path !== '' && typeof code === 'string')
    .map(({ path, code }) => ({ path: String(path), code: String(code) }));
}

function parseAnswer(body: string): GraphqlAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
