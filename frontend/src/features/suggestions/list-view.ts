import { splitAtHighlights } from '../../lib/highlights.ts';
import type { Choice } from './choices.ts';
import styles from './suggestions.module.css';

function element(name: string, className: string | undefined, ...children: (string | Node)[]): HTMLElement {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.append(...children);
  return created;
}

/** A real link that is an option of the list: pressing it with a mouse, or in another tab, is the browser's. */
function optionOf({ href, title, highlights, kind, count, family }: Choice, id: string): HTMLElement {
  const parts = splitAtHighlights(title, highlights).map(({ text, isHighlighted }) =>
    isHighlighted ? element('mark', undefined, text) : text,
  );
  const option = element(
    'a',
    styles['option'],
    element('span', styles['title'], ...parts),
    ' ',
    element('span', styles['note'], count ? `${kind} · ${count}` : kind),
  ) as HTMLAnchorElement;
  option.href = href;
  option.id = id;
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  if (family) option.dataset['family'] = family;
  return option;
}

/** The list under a field, and the live region that announces its size. */
export interface ListView {
  /** Shows the choices; none hides the list. */
  show(choices: Choice[]): void;
  hide(): void;
  /** Puts an open list under its field again. */
  lay(): void;
  readonly isOpen: boolean;
  readonly options: HTMLElement[];
  readonly id: string;
  say(text: string): void;
}

export function listView(input: HTMLInputElement, label: string): ListView {
  const id = `${input.id}-suggestions`;
  const list = element('div', styles['list']);
  list.id = id;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', label);
  list.hidden = true;
  const voice = element('p', 'visually-hidden');
  voice.setAttribute('aria-live', 'polite');
  const place = element('search', undefined, list, voice);
  place.setAttribute('aria-label', label);
  document.body.append(place);
  // Pressing an option must not take the focus from the field, which would close the list first.
  list.addEventListener('mousedown', (event) => event.preventDefault());

  /** Places the list under the field's row, with the same width, wherever its container is. */
  function lay(): void {
    if (list.hidden) return;
    const home = input.closest('search') ?? document.body;
    if (place.parentElement !== home) home.append(place);
    const row = (input.parentElement ?? input).getBoundingClientRect();
    const origin = (list.offsetParent ?? document.documentElement).getBoundingClientRect();
    list.style.left = `${row.left - origin.left}px`;
    list.style.top = `${row.bottom - origin.top}px`;
    list.style.width = `${row.width}px`;
  }

  return {
    id,
    lay,
    get isOpen() {
      return !list.hidden;
    },
    get options() {
      return [...list.children] as HTMLElement[];
    },
    show(choices) {
      list.replaceChildren(...choices.map((choice, index) => optionOf(choice, `${id}-${index}`)));
      list.hidden = choices.length === 0;
      lay();
    },
    hide() {
      list.hidden = true;
    },
    say(text) {
      voice.textContent = text;
    },
  };
}
