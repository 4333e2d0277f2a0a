import styles from './native-dialog.module.css';

interface DialogParts {
  title: string;
  closeText: string;
  content: Node[];
}

/**
 * A native modal dialog, made without React so that a page that is not hydrated can show one. It focuses its title,
 * restores focus when it closes, and is then removed. Escape and a click beside it close it.
 */
export function openDialog({ title, closeText, content }: DialogParts): HTMLDialogElement {
  const dialog = element('dialog', styles['dialog']);
  const heading = element('h2', styles['title'], title);
  heading.id = 'dialog-title';
  heading.tabIndex = -1;
  heading.autofocus = true;
  dialog.setAttribute('aria-labelledby', heading.id);
  const close = element('button', styles['close'], closeText);
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  const inner = element('div', styles['inner']);
  inner.append(heading, ...content, close);
  dialog.append(inner);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** A new element with words in it, never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className?: string,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  if (className) created.className = className;
  if (text !== undefined) created.textContent = text;
  return created;
}

/** Announces a text to screen readers. */
export function announce(text: string): void {
  const output = element('output', 'visually-hidden');
  document.body.append(output);
  // A live region must exist before its text.
  setTimeout(() => {
    output.textContent = text;
  }, 100);
  setTimeout(() => output.remove(), 5000);
}
