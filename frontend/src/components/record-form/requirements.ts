import type { FormStep } from '../../lib/forms/form-definition.ts';
import type { Problem } from '../../lib/forms/problems.ts';
import type { StepProblem } from '../../lib/record-form/form-checks.ts';
import { fieldOf, type Values } from '../../lib/record-form/values.ts';

/** Requirements outside of the form, as problems of its fields. */
export type Requirements = (values: Values) => readonly Problem[];

/** Missing fields and requirements, in the order of the steps. */
export function withRequirements(
  missing: StepProblem[],
  required: readonly Problem[],
  steps: readonly FormStep[],
): StepProblem[] {
  if (required.length === 0) return missing;
  const stepOf = ({ path }: Problem) =>
    steps.find(({ fields }) => fields.some(({ key }) => key === fieldOf(path)))?.key ?? '';
  const rank = ({ step }: StepProblem): number => steps.findIndex(({ key }) => key === step);
  return [...missing, ...required.map((problem) => ({ ...problem, step: stepOf(problem) }))].toSorted(
    (a, b) => rank(a) - rank(b),
  );
}
