import { typedAddress } from '../../lib/rich-text/address.ts';
import type { RichTextLabels } from './rich-text-labels.ts';

interface LinkQuestion {
  address: string;
  /** Whether to ask for the words of the link too. */
  needsText: boolean;
}

interface Field {
  row: HTMLElement;
  input: HTMLInputElement;
}

function createField(id: string, type: 'text' | 'url', label: string): Field {
  const row = document.createElement('p');
  const name = document.createElement('label');
  const input = document.createElement('input');
  name.htmlFor = id;
  name.textContent = label;
  input.id = id;
  input.type = type;
  input.className = 'large-text';
  row.append(name, input);
  return { row, input };
}

function createButton(label: string, className: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = className;
  button.textContent = label;
  return button;
}

/**
 * A dialog for the URL of a link. `answered` receives a URL that may be stored, and the link text: the typed one, or
 * the URL.
 * @param id of the text, unique on the page
 */
export function createLinkDialog(
  id: string,
  labels: RichTextLabels,
  answered: (address: string, text: string) => void,
): (question: LinkQuestion) => void {
  const dialog = document.createElement('dialog');
  dialog.className = 'passerelle-editor-dialog';
  dialog.setAttribute('aria-label', labels.link);
  // Custom validation: the browser's own accepts other protocols.
  const form = document.createElement('form');
  form.noValidate = true;
  const address = createField(`${id}-link-address`, 'url', labels.address);
  const text = createField(`${id}-link-text`, 'text', labels.linkText);
  const error = document.createElement('p');
  error.id = `${id}-link-error`;
  error.className = 'passerelle-error';
  error.setAttribute('role', 'alert');
  address.input.setAttribute('aria-describedby', error.id);
  const cancel = createButton(labels.cancel, 'button');
  cancel.type = 'button';
  const row = document.createElement('p');
  row.append(createButton(labels.apply, 'button button-primary'), ' ', cancel);
  form.append(address.row, error, text.row, row);
  dialog.append(form);
  // Outside the form of the screen: forms do not nest.
  document.body.append(dialog);

  const showError = (message: string) => {
    error.textContent = message;
    address.input.setAttribute('aria-invalid', String(message !== ''));
  };
  cancel.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const href = typedAddress(address.input.value);
    if (href === null) {
      showError(labels.wrongAddress);
      address.input.focus();
      return;
    }
    dialog.close();
    answered(href, text.input.value.trim() || href);
  });
  return ({ address: present, needsText }) => {
    showError('');
    address.input.value = present;
    text.input.value = '';
    text.row.hidden = !needsText;
    dialog.showModal();
  };
}
