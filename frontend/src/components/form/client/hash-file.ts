import { showError } from './controls.ts';

const hexadecimal = 16;
const digits = 2;

/** SHA-256 in hexadecimal digits. */
async function hashOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(hexadecimal).padStart(digits, '0')).join('');
}

/** Hashes the file that is chosen, into the field that its own names; the file itself is not sent. */
export function hashFiles(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('input[data-hash-into]'))
    control.addEventListener('change', () => void hash(form, control));
}

async function hash(form: HTMLFormElement, control: HTMLInputElement): Promise<void> {
  const { hashInto = '', maxBytes, tooLarge, unreadable } = control.dataset;
  const target = form.elements.namedItem(hashInto);
  const [file] = control.files ?? [];
  if (!file || !(target instanceof HTMLInputElement)) return;
  const fill = (value: string, problem?: string) => {
    if (control.files?.[0] !== file) return;
    target.value = value;
    target.dispatchEvent(new Event('input', { bubbles: true }));
    showError(control, problem);
  };
  if (file.size > Number(maxBytes)) return fill('', tooLarge);
  fill('');
  await hashOf(file).then(
    (value) => fill(value),
    () => fill('', unreadable),
  );
}
