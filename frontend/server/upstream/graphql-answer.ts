import { QueryError, type RefusedField } from '../../src/graphql/operation.ts';
import { AppError } from '../errors/app-error.ts';
import { BrokenAnswer } from './failure.ts';

interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: Array<{ message?: string; extensions?: { code?: unknown; fields?: unknown } }>;
}

/** Whose rights an answer is read with: a visitor's, or those that every account has. */
export type Audience = 'public' | 'members';

/** An answer that is for nobody in particular. */
export interface SharedAnswer {
  readonly data: Record<string, unknown>;
  /** Members would read more. */
  readonly withheld: boolean;
}

/** Codes of the domain, and the status that they mean. */
const refusals = new Map<string, number>([
  ['forbidden', 403],
  ['not_found', 404],
  ['invalid_input', 400],
  ['invalid_fields', 400],
  ['query_too_complex', 400],
  ['invalid_credentials', 401],
  ['session_expired', 401],
  ['rate_limited', 429],
  ['fields_missing', 422],
  ['unexpected_fields', 422],
  ['idempotency_mismatch', 422],
  ['link_expired', 410],
  ['oauth_email_missing', 400],
  ['social_consent_missing', 403],
  ['switch_token_missing', 400],
  ['switch_token_invalid', 410],
  ['stale_version', 409],
  ['invalid_transition', 409],
  ['not_editable', 409],
  ['locked_by_other', 409],
  ['structure_transfer_first', 409],
]);

/**
 * The data of an answer.
 * @throws QueryError for a refusal with a known code · AppError content_system_unavailable for anything else that is
 * not an answer. The upstream's own texts stay in `cause` for the log.
 */
export function dataOf(status: number, body: string): Record<string, unknown> {
  const answer = parseAnswer(body);
  const refused = answer?.errors?.find(({ extensions }) => typeof extensions?.code === 'string')?.extensions;
  const known = refusals.get(String(refused?.code));
  if (known !== undefined) {
    const { code, fields } = refused ?? {};
    throw new QueryError(known, String(code), undefined, waitOf(fields), fieldsOf(fields));
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

/** Seconds that a refusal asks to wait. */
function waitOf(fields: unknown): number | undefined {
  const [first] = Array.isArray(fields) ? (fields as Array<{ params?: { retryAfter?: unknown } }>) : [];
  const wait = first?.params?.retryAfter;
  return typeof wait === 'number' ? wait : undefined;
}

/** Places and codes alone: what else stands there is not for people. */
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
