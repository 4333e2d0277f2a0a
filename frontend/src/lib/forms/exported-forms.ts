import exported from '../../../forms.json' with { type: 'json' };
import type { FormDefinition, Forms } from './form-definition.ts';

/** The forms of content, as the plugin exports them. */
export const exportedForms = exported as unknown as Forms;

/** @throws Error for a form that forms.json does not have */
export function definitionOf(name: string): FormDefinition {
  const definition = exportedForms.forms[name];
  if (!definition) throw new Error(`No form ${name} in forms.json`);
  return definition;
}
