import exported from '../../../../forms/supported_projects.json' with { type: 'json' };
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';

export const projectDefinition = exported as FormDefinition;
