import exported from '../../../../forms/structure.json' with { type: 'json' };
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';

export const structureDefinition = exported as FormDefinition;
