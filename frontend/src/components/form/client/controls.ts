import styles from '../form.module.css';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea') && element.closest('[data-field]') !== null;

/** The fields that people fill in, in their order. */
export const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** Name of the field in the form. */
export const labelOf = (control: Control): string =>
  control.dataset['label'] ?? control.labels?.[0]?.firstChild?.textContent?.trim() ?? '';

/** The first of the fields that have a name: of several boxes, the one to go to. */
export const controlNamed = (form: HTMLFormElement, name: string): Control | undefined =>
  controlsOf(form).find((control) => control.name === name);

/** Error that the field shows. */
export const errorOf = (control: Control): string | undefined =>
  document.getElementById(`${control.id}-error`)?.textContent ?? undefined;

/** Shows or clears the error of a field, in the elements that the server renders. */
export function showError(control: Control, text: string | undefined): void {
  const id = `${control.id}-error`;
  const target = document.getElementById(id);
  if (target?.textContent === text) return;
  const field = control.closest<HTMLElement>('[data-field]');
  target?.remove();
  const others = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((one) => one && one !== id);
  if (text !== undefined) {
    const error = document.createElement('p');
    error.id = id;
    error.className = styles['error'] ?? '';
    error.textContent = text;
    // Before the field, after its label and hint.
    (control.closest<HTMLElement>('[data-entry]') ?? control).before(error);
    others.unshift(id);
  }
  field?.toggleAttribute('data-invalid', text !== undefined);
  setOrRemove(control, 'aria-invalid', text === undefined ? '' : 'true');
  setOrRemove(control, 'aria-describedby', others.join(' '));
}

function setOrRemove(element: Element, name: string, value: string): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
