const isEditing = (): boolean => (document.activeElement?.closest('[data-record-field]') ?? null) !== null;

/** Resolves once no field of a record is being edited: a dialog that opens by itself would take what is typed next. */
export function afterEditing(): Promise<void> {
  return new Promise((resolve) => {
    function check(): void {
      if (isEditing()) return;
      document.removeEventListener('focusout', checkNext);
      resolve();
    }
    // Between two fields, nothing has the focus.
    const checkNext = (): void => void setTimeout(check);
    document.addEventListener('focusout', checkNext);
    check();
  });
}
