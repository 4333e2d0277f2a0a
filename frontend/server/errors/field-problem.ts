import { type FieldErrorCode, isFieldErrorCode } from '../../shared/config/field-errors.ts';

/** One refused value of a request: where it is ("actions.0.endDate") and why. */
export interface FieldProblem {
  readonly path: string;
  readonly code: FieldErrorCode;
}

/** What the content system refused, field by field. A code that has no text becomes `invalid`; none is dropped. */
export function fieldProblems(refused: readonly { path: string; code: string }[]): FieldProblem[] {
  return refused.map(({ path, code }) => ({
    path: path.replace(/^input\./, ''),
    code: isFieldErrorCode(code) ? code : 'invalid',
  }));
}
