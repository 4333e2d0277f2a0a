const editingKeys = new Set(['Enter', 'Backspace', 'Delete']);

/**
 * Reads the selection before the editor handles a keydown event. Browsers dispatch `selectionchange` in a later task: a
 * key pressed before that would apply to the previous selection (Enter would delete it), or, where it moves the focus,
 * discard the new one.
 */
export function readSelection(_view: unknown, event: KeyboardEvent): void {
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
  if (event.isComposing || !(isShortcut || editingKeys.has(event.key))) return;
  document.dispatchEvent(new Event('selectionchange'));
}
