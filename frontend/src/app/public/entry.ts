import { signedInCookie } from '../../../shared/config/reader-cookies.ts';
import { readCookie } from '../../../shared/consent/browser-cookie.ts';
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

async function enhanceMain(): Promise<void> {
  const main = document.getElementById('main');
  if (main) (await import('../../content/detail/enhance/enhance.ts')).enhance(main);
}

const isSignedIn = (): boolean => readCookie(signedInCookie) !== undefined;

async function greet(): Promise<void> {
  if (isSignedIn()) await (await import('./greeting.ts')).greetReader();
}

async function updateListsInPlace(): Promise<void> {
  const { updateListInPlace } = await import('../../features/catalogue/client/list-in-place.ts');
  // The header comes anew with the list.
  updateListInPlace(async () => {
    await Promise.all([greet(), enhanceMain()]);
  });
}

/** Adds the reader's own texts; personal pages have them already. */
async function addPersonalParts(): Promise<void> {
  if (!isSignedIn()) return;
  await greet();
  await (await import('./first-question.ts')).openFirstQuestion();
}

async function enhancePage(): Promise<void> {
  const hasList = document.querySelector('[data-total]') !== null;
  await Promise.all([
    addPersonalParts().catch(() => undefined),
    enhanceMain(),
    ...(hasList ? [updateListsInPlace()] : []),
  ]);
  // Browser tests wait for it.
  document.documentElement.dataset['enhanced'] = '';
}

/** Browsers with speculation rules received them as a header. */
function prefetchOnIntent(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  void import('./prefetch.ts').then(({ prefetchLinks }) => prefetchLinks());
}

/** A page that was shown from the browser's prefetch cache was not requested when its reader came. */
function countIfPrefetched(): void {
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    deliveryType?: string;
  })[];
  if (visit?.deliveryType === 'navigational-prefetch')
    void import('./count-shown.ts').then(({ countShownPage }) => countShownPage(visit));
}

/** A search field gets suggestions once it has the focus. */
function suggestIn(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement) || field.dataset['suggest'] === undefined) return;
  void import('../../features/suggestions/suggest.ts').then(({ suggest }) => suggest(field));
}

listenForActions();
showLoadingBar();
addEventListener('focusin', ({ target }) => suggestIn(target));
suggestIn(document.activeElement);
if (!isDataLight) {
  afterLoad(() => {
    prefetchOnIntent();
    countIfPrefetched();
    void enhancePage();
  });
}
