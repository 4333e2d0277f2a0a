import { getUpload } from '../../shared/config/calls/content-calls.ts';
import type { ErrorCode } from '../../shared/config/errors.ts';
import { errorsOf } from '../calls/errors-of.ts';
import { type JsonSchema, objectOf } from '../calls/json-schema.ts';
import { type Answer, csrfHeader, refusalsOf, requestId } from '../calls/openapi-answers.ts';
import { pieceType, tusVersion } from './tus-headers.ts';

export type TusMethod = 'DELETE' | 'HEAD' | 'PATCH' | 'POST';
type AnswerHeaders = Answer['headers'];
type RequestHeaders = Readonly<Record<string, JsonSchema>>;

/** Properties of a method besides those that all methods of the protocol share. */
interface Row {
  summary: string;
  /** Request headers; all are required. */
  takes?: RequestHeaders;
  status: 200 | 201 | 204;
  sends?: AnswerHeaders;
  errors: readonly ErrorCode[];
}

const bytes = (description: string): JsonSchema => ({ type: 'integer', minimum: 0, description });
const sentBytes = (description: string) => ({ type: 'integer', description });
const offset = { 'upload-offset': sentBytes('Bytes that have arrived') };
const expiry = { 'upload-expires': { type: 'string', description: 'HTTP date of the end of the upload' } };
const resumable: JsonSchema = { type: 'string', const: tusVersion };
const sentVersion = { type: 'string', description: `Version of tus: ${tusVersion}` };

const rows: Readonly<Record<TusMethod, Row>> = {
  POST: {
    summary: 'Begin an upload (tus 1.0)',
    takes: {
      'upload-length': bytes('Size of the file'),
      'upload-metadata': {
        type: 'string',
        description: 'filename and purpose, each with its value in base64',
      },
    },
    status: 201,
    sends: { location: { type: 'string', description: 'Path of the upload' }, ...expiry },
    errors: ['invalid_fields', 'upload_quota'],
  },
  HEAD: {
    summary: 'How much of an upload has arrived (tus 1.0)',
    status: 200,
    sends: { ...offset, 'upload-length': sentBytes('Size of the file'), ...expiry },
    errors: ['not_found', 'upload_expired'],
  },
  PATCH: {
    summary: 'Send a piece of an upload (tus 1.0)',
    takes: { 'upload-offset': bytes('Bytes that have arrived') },
    status: 204,
    sends: { ...offset, ...expiry },
    errors: ['not_found', 'upload_expired', 'upload_offset'],
  },
  DELETE: {
    summary: 'Delete an upload (tus 1.0)',
    status: 204,
    errors: ['invalid_transition', 'not_found', 'stale_version', 'upload_expired'],
  },
};

/** The routes of the protocol for the documentation of /api, where they stand beside the call of the same path. */
export function describeTus(method: TusMethod) {
  const { summary, takes, status, sends, errors } = rows[method];
  const headers = {
    'tus-resumable': resumable,
    ...(method !== 'HEAD' && { 'x-csrf-token': csrfHeader }),
    ...takes,
  };
  return {
    tags: ['file'],
    summary,
    headers: { type: 'object', properties: headers, required: Object.keys(headers) },
    ...(method !== 'POST' && { querystring: objectOf({ id: { type: 'string' } }) }),
    ...(method === 'PATCH' && { body: { content: { [pieceType]: { schema: {} } } } }),
    response: {
      [status]: {
        description: 'Done',
        headers: { ...requestId, 'tus-resumable': sentVersion, ...sends },
        ...(method === 'POST' ? json(objectOf({ data: objectOf({ id: { type: 'string' } }) })) : noBody),
      },
      ...refusals(method, errors),
    },
  };
}

const json = (schema: JsonSchema): Pick<Answer, 'content'> => ({
  content: { 'application/json': { schema } },
});
const noBody: Pick<Answer, 'type'> = { type: 'null' };

/** Errors of a method: those of the guards of all calls, without a JSON body and idempotency keys, and its own. */
function refusals(method: TusMethod, errors: readonly ErrorCode[]): Record<string, Answer> {
  const call = {
    ...getUpload,
    method: method === 'HEAD' ? 'GET' : 'POST',
    errors: ['content_system_unavailable', 'upload_version', ...errors],
  } as const;
  const codes = errorsOf(call, undefined).filter((code) => !code.startsWith('idempotency_'));
  return Object.fromEntries(
    Object.entries(refusalsOf(codes)).map(([status, answer]) => {
      const { content: _content, ...withoutBody } = answer;
      return [status, method === 'HEAD' ? { ...withoutBody, ...noBody } : answer];
    }),
  );
}
