import { formFields } from '../../../../shared/forms/form-view-data.ts';
import { type Control, controlsOf } from './controls.ts';

export type Values = Record<string, string | boolean | string[]>;

/** The fields that the page fills in and the call wants too. */
const hidden = 'input[type="hidden"][data-sent]';

/**
 * Body of an /api call from a form: a single checkbox is a boolean, checkboxes of one name are a list, everything else
 * is text. A list that may be empty has `data-many`. Files are no part of it.
 */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  const own: HTMLInputElement[] = [...form.querySelectorAll<HTMLInputElement>(hidden)];
  for (const control of [...own, ...controlsOf(form)]) {
    if (control.name === '' || control.name === formFields.csrf || control.disabled) continue;
    if (control.type === 'file') continue;
    if (!isChoice(control)) values[control.name] = control.value;
    else if (control.type === 'radio') values[control.name] = chosen(control, values[control.name]);
    else if (control.dataset['many'] === undefined) values[control.name] = control.checked;
    else values[control.name] = [...many(values[control.name]), ...(control.checked ? [control.value] : [])];
  }
  return values;
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const many = (value: Values[string] | undefined): string[] => (Array.isArray(value) ? value : []);
const chosen = (radio: HTMLInputElement, before: Values[string] | undefined): string =>
  radio.checked ? radio.value : typeof before === 'string' ? before : '';
