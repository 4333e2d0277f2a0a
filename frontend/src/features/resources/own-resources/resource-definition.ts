import exported from '../../../../forms/resource.json' with { type: 'json' };
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';

export const resourceDefinition = exported as FormDefinition;
