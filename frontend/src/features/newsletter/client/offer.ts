import { signedInCookie } from '../../../../shared/config/reader-cookies.ts';
import { readCookie } from '../../../../shared/consent/browser-cookie.ts';
import { isAnswered } from './answer.ts';

/** Key in the session storage: the question was shown in this tab. */
const askedKey = 'newsletter-asked';
/** The share of a page that must have been scrolled. */
const enoughRead = 0.5;
/** Minimum height of the window in CSS pixels: the question would cover more than a third of lower ones. */
const lowestWindow = 480;

interface Parts {
  local: Storage;
  session: Storage;
  now: () => number;
  signal?: AbortSignal;
}

const scrolledShare = (): number => {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > innerHeight ? scrollY / (scrollHeight - innerHeight) : 0;
};

/**
 * Puts the question once the reader has scrolled more than half of a later page (see isLaterPage): not to those who are signed in, before
 * the choice about cookies, after an answer that counts, or twice in a tab. Its code is fetched then.
 */
export function offerNewsletter({ local, session, now, signal }: Parts): void {
  const isDue = (): boolean =>
    readCookie(signedInCookie) === undefined &&
    document.querySelector('[data-consent]') === null &&
    session.getItem(askedKey) === null &&
    !isAnswered(local, now()) &&
    innerHeight >= lowestWindow &&
    scrolledShare() > enoughRead;

  if (isAnswered(local, now())) return;
  const stop = new AbortController();
  addEventListener(
    'scroll',
    () => {
      if (!isDue()) return;
      stop.abort();
      session.setItem(askedKey, '1');
      void import('./popup.ts').then(({ showPopup }) => showPopup({ memory: local, now }));
    },
    { passive: true, signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal },
  );
}
