import { QueryError } from '../../src/graphql/operation.ts';
import { AppError } from '../errors/app-error.ts';

interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: Array<{ message?: string; extensions?: { code?: unknown } }>;
}

/** Codes of the domain that a read may meet, and the status that they mean. */
const refusals = new Map<string, number>([
  ['forbidden', 403],
  ['not_found', 404],
  ['invalid_input', 400],
  ['invalid_fields', 400],
  ['query_too_complex', 400],
]);

/**
 * The data of an answer.
 * @throws QueryError for a refusal with a known code · AppError content_system_unavailable for anything else that is
 * not an answer. The upstream's own texts stay in `cause` for the log.
 */
export function dataOf(status: number, body: string): Record<string, unknown> {
  const answer = parseAnswer(body);
  const code = answer?.errors
    ?.map((error) => error.extensions?.code)
    .find((value) => typeof value === 'string');
  if (typeof code === 'string' && refusals.has(code)) throw new QueryError(refusals.get(code) ?? 500, code);
  if (!answer || answer.errors?.length || !answer.data || status >= 400) {
    const detail = answer?.errors?.[0]?.message ?? body.slice(0, 200);
    throw new AppError('content_system_unavailable', { detail: `status ${status}: ${detail}` });
  }
  return answer.data;
}

function parseAnswer(body: string): GraphqlAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
