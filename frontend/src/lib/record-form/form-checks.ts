import { choicesOf } from '../forms/choices-of.ts';
import type { FieldDefinition, FormDefinition, FormStep, Stage } from '../forms/form-definition.ts';
import type { CheckContext, Problem } from '../forms/problems.ts';
import { stepProblems } from '../forms/step-problems.ts';
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

/** Checks of the values of a form. */
export interface Checks {
  /** Problems of the values in the order of the fields. @param stage drafts need less than what is submitted */
  problemsOf: (values: Values, stage: Stage) => StepProblem[];
}

/** Checks the values of a form's steps by the declarations of their fields. */
export class FormChecks implements Checks {
  readonly #form: FormDefinition;
  readonly #steps: readonly FormStep[];
  readonly #context: Omit<CheckContext, 'zone'>;

  constructor(form: FormDefinition, steps: readonly FormStep[], context: Omit<CheckContext, 'zone'>) {
    this.#form = form;
    this.#steps = steps;
    this.#context = context;
  }

  problemsOf(values: Values, stage: Stage): StepProblem[] {
    const own = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    return this.#steps.flatMap((step) =>
      stepProblems(this.#form, step, own, stage, this.#context).map((problem) => ({
        ...problem,
        step: step.key,
      })),
    );
  }
}
