/** Moves the focus to what the last write has done, once no dialog is in front of it. */
export function focusConfirmation(): void {
  const dialog = document.querySelector('dialog[open]');
  // It returns the focus to the button that opened it, first.
  if (dialog) dialog.addEventListener('close', () => setTimeout(focusConfirmation), { once: true });
  else document.querySelector<HTMLElement>('[data-confirmation]')?.focus({ preventScroll: true });
}
