import { isEmpty, problemsOf } from './field-checks.ts';
import type { FieldDefinition, FormDefinition, FormStep, Stage } from './form-definition.ts';
import type { CheckContext, Problem } from './problems.ts';
import { fieldOf, ruleProblems } from './rules.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Problems of one step's values in the order of its fields, then the keys that the form does not have. Codes and paths
 * are those that the plugin would answer with.
 * @param values may hold values of other steps, which rules between fields read
 * @param stage drafts need less than what is submitted
 */
export function stepProblems(
  form: FormDefinition,
  step: FormStep,
  values: Values,
  stage: Stage,
  context: Omit<CheckContext, 'zone'>,
): Problem[] {
  const fields = new Map(form.steps.flatMap((each) => each.fields.map((field) => [field.key, field])));
  const zone = typeof values['zone'] === 'string' ? values['zone'] : 'UTC';
  const found = step.fields.flatMap((field) => {
    const value = values[field.key];
    const problems = [
      ...problemsOf(field, value, field.key, { ...context, zone }),
      ...requiredProblems(field, value, stage),
    ];
    const rules = form.rules.filter((rule) => fieldOf(rule) === field.key);
    for (const problem of rules.flatMap((rule) =>
      ruleProblems(rule, values, fields, stage, form.ruleChecks),
    )) {
      if (!problems.some(({ path }) => path === problem.path)) problems.push(problem);
    }
    return problems;
  });
  const unknown = Object.keys(values).filter((key) => !fields.has(key));
  return [...found, ...unknown.map((path) => ({ path, code: 'unexpected_fields' }))];
}

function requiredProblems(field: FieldDefinition, value: unknown, stage: Stage): Problem[] {
  const isRequired = field.required === 'save' || (field.required === 'submit' && stage === 'submit');
  return isRequired && isEmpty(field, value) ? [{ path: field.key, code: 'required' }] : [];
}
