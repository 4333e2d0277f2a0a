import { checkRecurrence } from '../features/events/own-events/recurrence.ts';
import type { FormDefinition } from '../lib/forms/form-definition.ts';

/** Every form that the plugin exports, by its content type. */
export const allForms: Readonly<Record<string, FormDefinition>> = Object.fromEntries(
  Object.values(
    import.meta.glob<FormDefinition>('../../forms/*.json', { eager: true, import: 'default' }),
  ).map((form) => [form.key, { ...form, ruleChecks: { recurrence: checkRecurrence } }]),
);
