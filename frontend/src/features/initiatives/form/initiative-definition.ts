import exported from '../../../../forms/initiative.json' with { type: 'json' };
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';

export const initiativeDefinition = exported as FormDefinition;
