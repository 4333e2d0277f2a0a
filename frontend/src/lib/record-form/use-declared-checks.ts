import { useMemo } from 'react';
import type { FormDefinition } from '../forms/form-definition.ts';
import { checkContextOf, type Checks, FormChecks, type FormReference } from './form-checks.ts';

/** The checks that the declarations of the fields say. */
export const useDeclaredChecks = (definition: FormDefinition, reference: FormReference): Checks =>
  useMemo(
    () => new FormChecks(definition, definition.steps, checkContextOf(definition, reference)),
    [definition, reference],
  );
