const boxesOf = (list: HTMLElement): HTMLInputElement[] =>
  [...list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:disabled)')].filter(
    (box) => !box.closest('[hidden]'),
  );

function stopAt(stop: HTMLInputElement | undefined, boxes: readonly HTMLInputElement[]): void {
  for (const box of boxes) box.tabIndex = box === stop ? 0 : -1;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Makes the first shown box the one that the Tab key reaches: after other boxes are shown. */
export function resetTabStop(list: HTMLElement): void {
  const boxes = boxesOf(list);
  stopAt(boxes[0], boxes);
}

/**
 * Makes the boxes of a long list one stop of the Tab key, from which arrows, Home and End lead to the others: a list of
 * countries would take 250 presses to pass.
 * @returns stops it
 */
export function oneTabStop(list: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const boxes = boxesOf(list);
    const at = boxes.indexOf(event.target as HTMLInputElement);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    boxes[step(at, boxes.length - 1)]?.focus();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    const boxes = boxesOf(list);
    if (boxes.includes(target as HTMLInputElement)) stopAt(target as HTMLInputElement, boxes);
  };
  resetTabStop(list);
  list.addEventListener('keydown', onKey);
  list.addEventListener('focusin', onFocus);
  return () => {
    list.removeEventListener('keydown', onKey);
    list.removeEventListener('focusin', onFocus);
    for (const box of list.querySelectorAll<HTMLInputElement>('input')) box.removeAttribute('tabindex');
  };
}
