import type { CallRow } from '../../shared/config/calls/call.ts';
import type { Operations } from '../upstream/operations.ts';
import { operationSchema } from './answer-schema.ts';
import { bodyMembers, bodySchema } from './body-schema.ts';
import { type JsonSchema, objectOf } from './json-schema.ts';
import { membersSchema, shapeSchema } from './shape-schema.ts';

/** Schema of a call's body or query; undefined when the call has no members to check. */
export function inputSchemaOf(row: CallRow, operations: Operations): JsonSchema | undefined {
  if (!row.own || !row.body) return bodySchema(row, bodyMembers(row, operations));
  return Object.keys(row.body).length === 0 ? undefined : membersSchema(row.body, operations);
}

/** The JSON of a successful answer; undefined where it is none. */
export function answerSchemaOf(row: CallRow, operations: Operations): JsonSchema | undefined {
  const { status = 200, as, notice, notices = {} } = row;
  if (status === 204 || status === 303 || (row.own && row.answer === 'bytes')) return undefined;
  const answer = dataSchema(row, operations);
  if (!answer) return undefined;
  const data = as === undefined ? answer : objectOf({ [as]: answer });
  const noticeMembers: Record<string, JsonSchema> = notice
    ? { notice: oneOf([...new Set([notice, ...Object.values(notices)])]), message: { type: 'string' } }
    : {};
  return objectOf({ data, ...noticeMembers });
}

const oneOf = (codes: string[]): JsonSchema => ({
  type: 'string',
  ...(codes.length === 1 ? { const: codes[0] } : { enum: codes }),
});

function dataSchema(row: CallRow, operations: Operations): JsonSchema | undefined {
  if (row.own && row.answer) return shapeSchema(row.answer, operations);
  return row.operation && operationSchema(row.operation, operations);
}
