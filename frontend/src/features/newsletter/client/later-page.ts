/** Key in the session storage: the path of the first page that was read in this tab. */
const firstPageKey = 'newsletter-first-page';

/** Pages with a form to subscribe which search engines may show: no errors, no personal pages. */
const isPageToRead = (): boolean =>
  document.querySelector('[data-newsletter]') !== null &&
  document.querySelector('meta[name="robots"][content*="noindex"]') === null;

/** Whether another page was read in this tab before this one. Notes the first one. */
export function isLaterPage(session: Storage): boolean {
  if (!isPageToRead()) return false;
  const first = session.getItem(firstPageKey);
  if (first === null) session.setItem(firstPageKey, location.pathname);
  return first !== null && first !== location.pathname;
}
