import { signedInCookie } from '../../../shared/config/reader-cookies.ts';
import { readCookie } from '../../../shared/consent/browser-cookie.ts';
import { enhance } from '../../content/detail/enhance/enhance.ts';
import { offerNewsletter } from '../../features/newsletter/client/offer.ts';
import { isSlowOrMetered } from '../../lib/slow-connection.ts';
import { noteScrollingUp } from './upwards.ts';

const isSignedIn = (): boolean => readCookie(signedInCookie) !== undefined;

function enhanceMain(): void {
  const main = document.getElementById('main');
  if (main) enhance(main);
}

async function greet(): Promise<void> {
  if (isSignedIn()) await (await import('./greeting.ts')).greetReader();
}

async function updateListsInPlace(): Promise<void> {
  const { updateListInPlace } = await import('../../features/catalogue/client/list-in-place.ts');
  // The header comes anew with the list.
  updateListInPlace(async () => {
    await greet();
    enhanceMain();
  });
}

/** Adds the reader's own texts; personal pages have them already. */
async function addPersonalParts(): Promise<void> {
  if (!isSignedIn()) return;
  await greet();
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

function askAboutNewsletter(): void {
  if (isSlowOrMetered()) return;
  try {
    offerNewsletter({ local: localStorage, session: sessionStorage, now: Date.now });
  } catch {
    // A browser that stores nothing could not remember a refusal.
  }
}

/** Enhances a page once it is shown and the browser is idle; not called in the light version. */
export async function enhancePage(): Promise<void> {
  prefetchOnIntent();
  countIfPrefetched();
  noteScrollingUp();
  enhanceMain();
  askAboutNewsletter();
  const hasList = document.querySelector('[data-total]') !== null;
  await Promise.all([addPersonalParts().catch(() => undefined), ...(hasList ? [updateListsInPlace()] : [])]);
  // Browser tests wait for it.
  document.documentElement.dataset['enhanced'] = '';
}
