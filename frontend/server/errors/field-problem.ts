import { type FieldErrorCode, isFieldErrorCode } from '../../shared/config/field-errors.ts';

/** One refused value of a request: where it is ("actions.0.endDate") and why. */
export interface FieldProblem {
  readonly path: string;
  readonly code: FieldErrorCode;
}

/** Problems of fields that the content system refused. An unknown code becomes `invalid`; none is dropped. */
export function fieldProblems(refused: readonly { path: string; code: string }[]): FieldProblem[] {
  return refused.map(({ path, code }) => ({
    path: path.replace(/^input\./, ''),
    code: isFieldErrorCode(code) ? code : 'invalid',
  }));
}
