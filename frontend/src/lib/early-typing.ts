type TextBox = HTMLInputElement | HTMLTextAreaElement;

const textTypes = new Set(['text', 'search', 'email', 'url', 'tel', 'number', 'password']);

/** A field that the user typed into: the value it was rendered with, and the one it had then. */
interface Typed {
  readonly rendered: string;
  readonly value: string;
}

/** Milliseconds after which keys were not meant for a field that could not take them yet. */
const longestWait = 10_000;

const isTextBox = (target: EventTarget | null): target is TextBox =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.has(target.type));

/**
 * Sets a value as if the person typed it now. React ignores the event of a change when the value is the one that it
 * knows by the element’s own setter.
 */
function write(box: TextBox, value: string): void {
  const prototype =
    box instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  const { selectionStart, selectionEnd, value: before } = box;
  box.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, value);
  if (before === value && selectionStart !== null) box.setSelectionRange(selectionStart, selectionEnd);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed into a page before its scripts run: hydration sets fields to the values that they were rendered with, and fields
 * of a record take nothing until its draft is restored.
 * @returns for once the page is hydrated: puts back what was lost
 */
export function keepEarlyTyping(): () => void {
  const typed = new Map<TextBox, Typed>();
  const keys = new Map<TextBox, string>();
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  for (const box of document.querySelectorAll<TextBox>('input, textarea'))
    if (isTextBox(box) && !box.readOnly && box.value !== box.defaultValue) note(box);
  document.addEventListener(
    'input',
    ({ target }) => {
      if (isTextBox(target)) note(target);
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (!isTextBox(target) || !target.readOnly || ctrlKey || altKey || metaKey) return;
      const before = keys.get(target) ?? '';
      if (key === 'Backspace') keys.set(target, before.slice(0, -1));
      else if (key.length === 1) keys.set(target, before + key);
    },
    options,
  );
  return () => {
    for (const [box, what] of typed) if (box.isConnected) write(box, merged(box, what));
    typed.clear();
    whenEditable(keys, () => controller.abort());
  };

  function note(box: TextBox): void {
    const rendered = typed.get(box)?.rendered ?? box.defaultValue;
    typed.set(box, { rendered, value: box.value });
  }
}

/** A form may have filled in a value that the page did not show yet. */
function merged({ value: current }: TextBox, { rendered, value }: Typed): string {
  if (current === rendered || current === value) return value;
  return current + (value.startsWith(rendered) ? value.slice(rendered.length) : value);
}

/** Fields of a record can be typed into all at once. */
function whenEditable(keys: Map<TextBox, string>, end: () => void): void {
  const boxes = () => [...document.querySelectorAll<TextBox>('main input, main textarea')].filter(isTextBox);
  if (!boxes().some(({ readOnly }) => readOnly)) {
    end();
    return;
  }
  const observer = new MutationObserver(apply);
  const timer = setTimeout(stop, longestWait);
  observer.observe(document.body, { subtree: true, attributeFilter: ['readonly'], childList: true });

  function apply(): void {
    if (boxes().every((box) => box.readOnly)) return;
    stop();
    const pressed = [...keys];
    keys.clear();
    for (const [box, text] of pressed)
      if (box.isConnected && !box.readOnly && text) write(box, box.value + text);
  }

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    end();
  }
}
