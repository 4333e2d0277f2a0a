import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Moves the focus from the link of a row to that of the next one (j, arrow down) or the one before (k, arrow up). Enter opens, as on every link. */
export function useRowKeys() {
  return (event: KeyboardEvent<HTMLTableElement>): void => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('tbody th a')];
    const next = links[links.findIndex((link) => link === document.activeElement) + step];
    event.preventDefault();
    next?.focus();
  };
}
