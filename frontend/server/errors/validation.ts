import type { FastifySchemaValidationError } from 'fastify';
import { AppError } from './app-error.ts';
import type { FieldProblem } from './field-problem.ts';

const codes: Readonly<Record<string, FieldProblem['code']>> = {
  required: 'required',
  minLength: 'required',
  maxLength: 'too_long',
  additionalProperties: 'unexpected_fields',
};

/** A body that its schema refuses, field by field. What is of another type altogether is not a form of ours: malformed. */
export function bodyProblem(problems: readonly FastifySchemaValidationError[]): AppError {
  const fields = problems.flatMap(({ keyword, instancePath, params }): FieldProblem[] => {
    const code = codes[keyword];
    if (!code) return [];
    const member = params['missingProperty'] ?? params['additionalProperty'];
    const path = [...instancePath.split('/').slice(1), ...(typeof member === 'string' ? [member] : [])];
    return [{ path: path.join('.'), code }];
  });
  if (fields.length < problems.length) return new AppError('malformed_request', { detail: 'wrong types' });
  const is = (code: FieldProblem['code']) => fields.some((field) => field.code === code);
  return new AppError(
    is('unexpected_fields') ? 'unexpected_fields' : is('required') ? 'fields_missing' : 'invalid_fields',
    { fields },
  );
}
