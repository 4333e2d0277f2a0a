import exported from '../../../forms/event.json' with { type: 'json' };
import type { FormDefinition } from '../../lib/forms/form-definition.ts';

export const eventDefinition = exported as FormDefinition;
