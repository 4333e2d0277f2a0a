import { mixed, type ObjectSchema, object, ValidationError } from 'yup';
import { isEmpty, problemsOf } from './field-checks.ts';
import type { FieldDefinition, FormDefinition, FormStep, Stage } from './form-definition.ts';
import type { CheckContext, Problem } from './problems.ts';
import { fieldOf, ruleProblems } from './rules.ts';

type Values = Record<string, unknown>;

/**
 * The yup schema of one step of a form, made from its definition. Each message is a code of the plugin's catalogue, each path
 * the one that the plugin would answer with.
 * @param stage drafts need less than what is submitted
 */
export function stepSchema(
  form: FormDefinition,
  step: FormStep,
  stage: Stage,
  context: Omit<CheckContext, 'zone'>,
): ObjectSchema<Values> {
  const fields = new Map(form.steps.flatMap((each) => each.fields.map((field) => [field.key, field])));
  const shape = step.fields.map((field) => [
    field.key,
    mixed()
      .nullable()
      .test('field', function check(value) {
        const values = this.parent as Values;
        const zone = typeof values['zone'] === 'string' ? values['zone'] : 'UTC';
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
        return problems.length === 0 || refusal(problems, value);
      }),
  ]);
  return object(Object.fromEntries(shape)).test('keys', (values: Values) => {
    const unknown = Object.keys(values).filter((key) => !fields.has(key));
    return (
      unknown.length === 0 ||
      refusal(
        unknown.map((path) => ({ path, code: 'unexpected_fields' })),
        values,
      )
    );
  });
}

const refusal = (problems: readonly Problem[], value: unknown): ValidationError =>
  new ValidationError(problems.map(({ path, code }) => new ValidationError(code, value, path, code)));

function requiredProblems(field: FieldDefinition, value: unknown, stage: Stage): Problem[] {
  const isRequired = field.required === 'save' || (field.required === 'submit' && stage === 'submit');
  return isRequired && isEmpty(field, value) ? [{ path: field.key, code: 'required' }] : [];
}
