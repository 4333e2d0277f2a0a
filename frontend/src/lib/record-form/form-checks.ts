import { object, type ObjectSchema, ValidationError } from 'yup';
import { choicesOf } from '../forms/choices-of.ts';
import type { FieldDefinition, FormDefinition, FormStep, Stage } from '../forms/form-definition.ts';
import { stepSchema } from '../forms/form-schema.ts';
import type { CheckContext, Problem } from '../forms/problems.ts';
import type { FileSizeUnit } from '../format.ts';
import type { Values } from './values.ts';

/** Choices of a form, and the limit that the site sets. */
export interface FormReference {
  readonly countries: readonly { id: number; name: string; isoCode: string }[];
  readonly sectors: readonly { id: number; name: string; parentId?: number | null | undefined }[];
  /** Null: the limit of the field's declaration. */
  readonly logoSize?: { readonly bytes: number; readonly unit: FileSizeUnit } | null | undefined;
}

export function checkContextOf(
  form: FormDefinition,
  { countries, sectors }: FormReference,
): Omit<CheckContext, 'zone'> {
  return {
    choicesOf: (field: FieldDefinition) => choicesOf(form, field).map(({ value }) => value),
    countryCodes: new Set(countries.map(({ isoCode }) => isoCode)),
    countryIds: new Set(countries.map(({ id }) => id)),
    sectorIds: new Set(sectors.map(({ id }) => id)),
  };
}

/** A problem and the step of its field. */
export interface StepProblem extends Problem {
  readonly step: string;
}

/** Checks the values of a form's steps. */
export class FormChecks {
  readonly #form: FormDefinition;
  readonly #steps: readonly FormStep[];
  readonly #context: Omit<CheckContext, 'zone'>;

  constructor(form: FormDefinition, steps: readonly FormStep[], context: Omit<CheckContext, 'zone'>) {
    this.#form = form;
    this.#steps = steps;
    this.#context = context;
  }

  /** Schema of all steps, for saved drafts. */
  get draftSchema(): ObjectSchema<Record<string, unknown>> {
    const [first, ...others] = this.#steps.map((step) => this.#schemaOf(step, 'save'));
    return others.reduce((all, schema) => all.concat(schema), first ?? object());
  }

  /** Problems of the values in the order of the fields. @param stage drafts need less than what is submitted */
  problemsOf(values: Values, stage: Stage): StepProblem[] {
    return this.#steps.flatMap((step) => {
      const own = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
      try {
        this.#schemaOf(step, stage).validateSync(own, { abortEarly: false });
        return [];
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return inOrder(problemsIn(error), step).map((problem) => ({ ...problem, step: step.key }));
      }
    });
  }

  #schemaOf(step: FormStep, stage: Stage): ObjectSchema<Record<string, unknown>> {
    return stepSchema(this.#form, step, stage, this.#context);
  }
}

/** yup nests what a test throws. */
function problemsIn(error: ValidationError): Problem[] {
  if (error.inner.length > 0) return error.inner.flatMap((inner) => problemsIn(inner));
  return [{ path: error.path ?? '', code: error.message }];
}

function inOrder(problems: Problem[], { fields }: FormStep): Problem[] {
  const rank = ({ path }: Problem): number => fields.findIndex(({ key }) => key === path.split('.')[0]);
  return problems.toSorted((a, b) => rank(a) - rank(b));
}
