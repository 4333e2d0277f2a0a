import type { CallRow } from '../../shared/config/calls/call.ts';
import { errorStatus, type ErrorCode, isDatedError } from '../../shared/config/errors.ts';
import { fieldErrorCodes } from '../../shared/config/field-errors.ts';
import { languages } from '../../shared/config/locales.ts';
import type { Operations } from '../upstream/operations.ts';
import { fragmentSchema, operationSchema } from './answer-schema.ts';
import { answerSchemaOf, inputSchemaOf } from './call-schemas.ts';
import { errorsOf } from './errors-of.ts';
import { type JsonSchema, objectOf } from './json-schema.ts';

export interface Answer {
  description: string;
  headers: Record<string, { description: string; type: string }>;
  content?: Record<string, { schema: JsonSchema }>;
  /** 'null': an answer without a body. */
  type?: 'null';
}

export const requestId = { 'x-request-id': { description: 'Names the request in logs', type: 'string' } };
const retryAfter = {
  'retry-after': { description: 'Seconds after which trying again may help', type: 'integer' },
};
const location = { location: { description: 'URL of the redirect', type: 'string' } };
const waiting: ReadonlySet<number> = new Set([429, 503]);
const text: JsonSchema = { type: 'string' };

/** The answers of a call, by status, for the documentation: bodies, codes of refusals and headers. */
export function answersOf(row: CallRow, operations: Operations): Record<string, Answer> {
  const { status = 200 } = row;
  const schema = answerSchemaOf(row, operations);
  const bytes =
    row.own && row.answer === 'bytes' ? { 'application/octet-stream': { schema: {} } } : undefined;
  const content = schema ? { 'application/json': { schema } } : bytes;
  const current = (codes: readonly ErrorCode[]) => currentOf(codes, row, operations);
  return {
    [status]: {
      description: 'Done',
      headers: { ...requestId, ...(status === 303 ? location : {}) },
      ...(content ? { content } : { type: 'null' }),
    },
    ...(row.record && content && { 201: { description: 'Made', headers: requestId, content } }),
    ...refusalsOf(errorsOf(row, inputSchemaOf(row, operations)), current),
  };
}

/** Refusals by status, with their codes; `currentOf` has the schemas of `error.current`, of the codes with one status. */
export function refusalsOf(
  codes: readonly ErrorCode[],
  currentOf: (codes: readonly ErrorCode[]) => JsonSchema[] = () => [],
): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const [status, named = []] of Object.entries(Object.groupBy(codes, errorStatus)))
    answers[status] = {
      description: named.join(', '),
      headers: { ...requestId, ...(waiting.has(Number(status)) ? retryAfter : {}) },
      content: { 'application/json': { schema: refusalSchema(named, currentOf(named)) } },
    };
  return answers;
}

/** Schemas of `current` in refusals of stale writes: the record or the lock that is there now; and when the time was over. */
function currentOf(codes: readonly ErrorCode[], row: CallRow, operations: Operations): JsonSchema[] {
  const record = row.operation && operationSchema(row.operation, operations);
  return [
    ...(codes.includes('stale_version') && record ? [record] : []),
    ...(codes.includes('locked_by_other') ? [fragmentSchema('LockFields', operations)] : []),
    ...(codes.some(isDatedError) ? [objectOf({ instant: text, zone: text })] : []),
  ];
}

/** The one shape of refusals (errors/error-body.ts), with the codes of one status. */
function refusalSchema(codes: readonly ErrorCode[], current: readonly JsonSchema[]): JsonSchema {
  const field = objectOf({ path: text, code: { type: 'string', enum: fieldErrorCodes }, message: text });
  const error = objectOf(
    {
      code: { type: 'string', enum: codes },
      message: text,
      fields: { type: 'array', items: field },
      requestId: text,
      ...(current.length > 0 && { current: { anyOf: current } }),
    },
    new Set(['current']),
  );
  return objectOf({ error });
}

export const csrfHeader: JsonSchema = { type: 'string', description: 'From GET /api/auth/get-auth' };

/** Headers of requests: what a write needs, and what every call takes. */
export function headersOf({ method, guarded }: CallRow): JsonSchema {
  const locale: JsonSchema = { type: 'string', enum: languages, description: 'Language of texts' };
  if (method === 'GET' || guarded === false) return { type: 'object', properties: { 'x-locale': locale } };
  return {
    type: 'object',
    properties: {
      'x-locale': locale,
      'x-csrf-token': csrfHeader,
      'idempotency-key': {
        type: 'string',
        description: 'The same key and body have one effect, and one answer',
      },
    },
    required: ['x-csrf-token'],
  };
}
