import { signedInCookie } from '../../../../shared/config/reader-cookies.ts';
import { readCookie } from '../../../../shared/consent/browser-cookie.ts';
import { isAnswered } from './answer.ts';

/** Key in the session storage: the question was shown in this tab. */
const askedKey = 'newsletter-asked';
/** Minimum height of the window in CSS pixels: the question would cover more than a third of lower ones. */
const lowestWindow = 480;
/** What readers do with a page that is of use to them: they share it, or take its dates or a file along. */
const goodActions = '[data-share], [data-copy], a[download], a[type="text/calendar"]';

interface Parts {
  local: Storage;
  session: Storage;
  now: () => number;
  signal?: AbortSignal;
}

/** A page with a form to subscribe which search engines may show: no error, no personal page. */
const isPageToRead = (): boolean =>
  document.querySelector('[data-newsletter]') !== null &&
  document.querySelector('meta[name="robots"][content*="noindex"]') === null;

/**
 * Puts the question after an action by which the reader shows interest: not to those who are signed in, before the choice
 * about cookies, after an answer that counts, or twice in a tab. Its code is fetched then.
 */
export function offerNewsletter({ local, session, now, signal }: Parts): void {
  const isDue = (): boolean =>
    isPageToRead() &&
    readCookie(signedInCookie) === undefined &&
    document.querySelector('[data-consent]') === null &&
    session.getItem(askedKey) === null &&
    !isAnswered(local, now()) &&
    innerHeight >= lowestWindow;

  if (isAnswered(local, now())) return;
  const stop = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.closest(goodActions) || !isDue()) return;
      stop.abort();
      session.setItem(askedKey, '1');
      void import('./popup.ts').then(({ showPopup }) => showPopup({ memory: local, now }));
    },
    { signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal },
  );
}
