import { listenForActs } from './act.ts';

/**
 * The only script that a page asks for: it waits until the page is painted and idle, or until the reader acts,
 * then fetches the rest. With data-light it waits for the reader to use a form.
 */
const acts = ['pointerdown', 'keydown', 'focusin'] as const;
const dataLight = document.documentElement.dataset['light'] === 'on';
/** Long enough for the largest picture to have been painted on a slow phone. */
const longestWait = 4000;

/** A field may stand outside the form that it belongs to. */
const formOf = (element: Element): Element | null =>
  (element as HTMLInputElement).form ?? element.closest('form');

let started = false;
function start(event?: Event): void {
  if (started) return;
  const target = event?.target;
  if (dataLight && !(target instanceof Element && formOf(target)?.matches(':not([data-act])'))) return;
  started = true;
  for (const act of acts) removeEventListener(act, start);
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate());
}

listenForActs();
for (const act of acts) addEventListener(act, start, { passive: true });
if (!dataLight) {
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => start(), { timeout: longestWait });
    else setTimeout(start, 1);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

/** Suggestions come to a search field once somebody is in it; they need nothing of the rest. */
function suggestIn(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || field.dataset['suggest'] === undefined) return;
  void import('../features/suggestions/suggest.ts').then(({ suggest }) => suggest(field));
}

addEventListener('focusin', ({ target }) => suggestIn(target));
suggestIn(document.activeElement);
