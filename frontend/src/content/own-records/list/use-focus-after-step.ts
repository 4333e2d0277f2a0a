import { useEffect } from 'react';

/**
 * After a step its button is disabled or gone, and the focus with it: it goes to the name of the row, or to that of the
 * screen once the row is gone.
 */
export function useFocusAfterStep(
  rows: readonly { readonly id: number }[],
  outcome: { readonly rowId: number } | undefined,
): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (!outcome || (activeElement !== body && activeElement !== null)) return;
    const isListed = rows.some(({ id }) => id === outcome.rowId);
    const name = isListed ? `[data-row="${outcome.rowId}"] h2` : '#main h1';
    document.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
  }, [rows, outcome]);
}
