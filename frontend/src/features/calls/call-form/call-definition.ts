import exported from '../../../../forms/call_for_application.json' with { type: 'json' };
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';

export const callDefinition = exported as FormDefinition;
