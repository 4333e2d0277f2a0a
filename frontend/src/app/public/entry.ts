import { ignoreSkippedTransitions } from '../../lib/skipped-transitions.ts';
import { listenForActions } from './actions.ts';
import { showLoadingBar } from './loading-bar.ts';

/**
 * The script of public pages: small additions to documents that are complete without it. Nothing here runs before the
 * first paint; in the light version modules are loaded on use only.
 */
const isDataLight = document.documentElement.dataset['light'] === 'on';
/** Milliseconds after which a busy page is enhanced all the same. */
const longestWait = 4_000;

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWait });
  else setTimeout(work, 1);
}

function afterLoad(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
}

/** A search field gets suggestions once it has the focus. */
function suggestIn(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || field.dataset['suggest'] === undefined) return;
  void import('../../features/suggestions/suggest.ts').then(({ suggest }) => suggest(field));
}

ignoreSkippedTransitions();
listenForActions();
showLoadingBar();
addEventListener('focusin', ({ target }) => suggestIn(target));
suggestIn(document.activeElement);
if (!isDataLight) {
  afterLoad(() => {
    void import('./after-load.ts').then(({ enhancePage }) => enhancePage());
  });
}
