import { QueryError } from '../../src/graphql/operation.ts';
import { AppError } from '../errors/app-error.ts';

interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: Array<{ message?: string; extensions?: { code?: unknown; fields?: unknown } }>;
}

/** Codes of the domain that a read may meet, and the status that they mean. */
const refusals = new Map<string, number>([
  ['forbidden', 403],
  ['not_found', 404],
  ['invalid_input', 400],
  ['invalid_fields', 400],
  ['query_too_complex', 400],
  ['invalid_credentials', 401],
  ['session_expired', 401],
  ['rate_limited', 429],
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
    throw new QueryError(known, String(refused?.code), undefined, waitOf(refused?.fields));
  }
  if (!answer || answer.errors?.length || !answer.data || status >= 400) {
    const detail = answer?.errors?.[0]?.message ?? body.slice(0, 200);
    throw new AppError('content_system_unavailable', { detail: `status ${status}: ${detail}` });
  }
  return answer.data;
}

/** Seconds that a refusal asks to wait. */
function waitOf(fields: unknown): number | undefined {
  const [first] = Array.isArray(fields) ? (fields as Array<{ params?: { retryAfter?: unknown } }>) : [];
  const wait = first?.params?.retryAfter;
  return typeof wait === 'number' ? wait : undefined;
}

function parseAnswer(body: string): GraphqlAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
