import exported from '../../../../forms/event.json' with { type: 'json' };
import type { FormDefinition, RuleChecks } from '../../../lib/forms/form-definition.ts';

/** Checks in a chunk of their own, fetched beside the form; the plugin checks what is saved earlier. */
const checks: { recurrence?: NonNullable<RuleChecks['recurrence']> } = {};
async function loadChecks(): Promise<void> {
  checks.recurrence = (await import('./recurrence.ts')).checkRecurrence;
}
void loadChecks();

export const eventDefinition: FormDefinition = { ...(exported as FormDefinition), ruleChecks: checks };
