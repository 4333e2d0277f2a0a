import { listenForActs } from './act.ts';

/**
 * The only script that a page asks for. Once the page is painted and idle it fetches what makes reading better (the
 * reader's own time, the time left); the rest comes when the reader stirs. Who only reads never fetches it. With
 * data-light everything waits for the reader to use a form.
 */
/** The reader does something: the rest is needed now. */
const acts = ['pointerdown', 'keydown', 'focusin'] as const;
/** The reader may be about to: it is fetched as soon as the page is idle. */
const stirs = ['pointermove', 'wheel', 'scroll'] as const;
const dataLight = document.documentElement.dataset['light'] === 'on';
/** Long enough for the largest picture to have been painted on a slow phone. */
const longestWait = 4000;

/** A field may stand outside the form that it belongs to. */
const formOf = (element: Element): Element | null =>
  (element as HTMLInputElement).form ?? element.closest('form');

/** On a page that only the server renders nothing is taken over: forms/entry-forms.ts makes its forms easier. */
let started = !!document.querySelector('[data-form]');
function start(event?: Event): void {
  if (started) return;
  const target = event?.target;
  if (dataLight && !(target instanceof Element && formOf(target)?.matches(':not([data-act])'))) return;
  started = true;
  for (const act of acts) removeEventListener(act, start);
  for (const stir of stirs) removeEventListener(stir, startSoon);
  void import('./hydrate.tsx').then(({ hydrate }) => hydrate());
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWait });
  else setTimeout(work, 1);
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}

function startSoon(): void {
  for (const stir of stirs) removeEventListener(stir, startSoon);
  whenLoaded(() => start());
}

/** A page to read; forms of one's own and errors are alive as soon as they can be. */
const toRead = document.querySelector<HTMLElement>('[data-kept]');

async function enhanceReading(page: HTMLElement): Promise<void> {
  (await import('../components/detail/enhance/enhance.ts')).enhance(page);
}

listenForActs();
for (const act of acts) addEventListener(act, start, { passive: true });
if (!dataLight && toRead) {
  for (const stir of stirs) addEventListener(stir, startSoon, { passive: true });
  whenLoaded(() => void enhanceReading(toRead));
} else if (!dataLight) {
  whenLoaded(() => start());
}

/** Suggestions come to a search field once somebody is in it; they need nothing of the rest. */
function suggestIn(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || field.dataset['suggest'] === undefined) return;
  void import('../features/suggestions/suggest.ts').then(({ suggest }) => suggest(field));
}

addEventListener('focusin', ({ target }) => suggestIn(target));
suggestIn(document.activeElement);
