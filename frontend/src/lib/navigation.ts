/** Does the reader ask for a new tab or window, a download or a menu? */
export const isModifiedClick = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

/** Does a click on this link do anything but replace this document: another site, tab or file, a part of this page? */
export function isForBrowser(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isElsewhere = link.origin !== location.origin || (link.target !== '' && link.target !== '_self');
  const isPartOfPage =
    link.hash !== '' && link.pathname + link.search === location.pathname + location.search;
  return isModifiedClick(event) || isElsewhere || isPartOfPage || link.hasAttribute('download');
}

/** The URL of a GET form; empty fields are left out. */
export function addressOfForm(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim() !== '') parameters.append(name, value);
  }
  const { pathname } = new URL(form.action);
  const search = parameters.toString();
  return search ? `${pathname}?${search}` : pathname;
}
