export interface ToolbarButton {
  label: string;
  press: () => void;
  /** State of buttons that stay pressed; absent for others. */
  isPressed?: () => boolean | undefined;
  isPossible?: () => boolean;
}

export interface Toolbar {
  element: HTMLElement;
  /** Shows what is pressed and possible now. */
  refresh: () => void;
  /** Moves the focus to the button that had it last. */
  focus: () => void;
}

/** A row of buttons that is one stop of the tab key; arrows, Home and End move inside it, Escape calls `leave`. */
export function createToolbar(label: string, rows: ToolbarButton[], leave: () => void): Toolbar {
  const element = document.createElement('div');
  element.className = 'passerelle-editor-bar';
  element.setAttribute('role', 'toolbar');
  element.setAttribute('aria-label', label);
  const buttons = rows.map((row) => createButton(row));
  element.append(...buttons);

  let current = 0;
  const moveTo = (index: number) => {
    current = (index + buttons.length) % buttons.length;
    for (const [each, button] of buttons.entries()) button.tabIndex = each === current ? 0 : -1;
  };
  const focus = () => buttons[current]?.focus();
  element.addEventListener('keydown', (event) => {
    const target = destination(event.key, current, buttons.length - 1);
    if (target !== undefined) {
      moveTo(target);
      focus();
    } else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  });
  element.addEventListener('focusin', ({ target }) =>
    moveTo(buttons.findIndex((button) => button === target)),
  );
  moveTo(0);

  const refresh = () => {
    for (const [index, { isPressed, isPossible }] of rows.entries()) {
      const pressed = isPressed?.();
      if (pressed !== undefined) buttons[index]?.setAttribute('aria-pressed', String(pressed));
      // Not `disabled`: the focus would be lost, and screen readers would skip the button.
      buttons[index]?.setAttribute('aria-disabled', String(isPossible?.() === false));
    }
  };
  return { element, refresh, focus };
}

function destination(key: string, current: number, last: number): number | undefined {
  if (key === 'ArrowRight') return current + 1;
  if (key === 'ArrowLeft') return current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

function createButton({ label, press }: ToolbarButton): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-small';
  button.textContent = label;
  // The selection in the text must survive the press.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press();
  });
  return button;
}
