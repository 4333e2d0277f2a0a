/**
 * Pages are plain links and GET forms, which work before and without script. Once the page is alive, these two
 * listeners keep the reader in it: the same addresses, without loading a document.
 */
type Go = (address: string) => unknown;

/** true when the browser must do it: another site, language or tab, a file, a part of this page. */
function isForBrowser(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const elsewhere = link.origin !== location.origin || (link.target !== '' && link.target !== '_self');
  const otherLanguage = link.hreflang !== '' && link.hreflang !== document.documentElement.lang;
  const kept = link.hasAttribute('download') || link.dataset['reload'] !== undefined;
  const samePage = link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return changed || elsewhere || otherLanguage || kept || samePage;
}

/** The address that a GET form asks for; fields left empty say nothing. */
export function addressOfForm(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim() !== '') parameters.append(name, value);
  }
  const { pathname } = new URL(form.action);
  const search = parameters.toString();
  return search ? `${pathname}?${search}` : pathname;
}

/** Lets `go` follow the links and GET forms of the page that lead to pages `isPage` knows. */
export function keepNavigationInside(go: Go, isPage: (pathname: string) => boolean): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link?.href || isForBrowser(link, event) || !isPage(link.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    if (!isPage(new URL(form.action).pathname)) return;
    event.preventDefault();
    go(addressOfForm(form, event.submitter));
  });
}
