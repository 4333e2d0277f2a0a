/** An eye after each revealable password that shows or hides the typed value. */
export function revealPasswords(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[data-reveal]')) addButton(input);
}

function addButton(input: HTMLInputElement): void {
  const { reveal = '', conceal = '' } = input.dataset;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['reveals'] = '';
  button.setAttribute('aria-controls', input.id);
  const name = document.createElement('span');
  name.className = 'visually-hidden';
  button.append(name);
  const show = (isShown: boolean): void => {
    input.type = isShown ? 'text' : 'password';
    button.toggleAttribute('data-shown', isShown);
    button.title = isShown ? conceal : reveal;
    name.textContent = button.title;
  };
  show(false);
  button.addEventListener('click', () => show(input.type === 'password'));
  // The field is sent and remembered as a password, even when its text was shown.
  input.form?.addEventListener('submit', () => show(false));
  input.after(button);
}
