import exported from '../../../../forms/community_profile.json' with { type: 'json' };
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';

export const profileDefinition = exported as FormDefinition;
