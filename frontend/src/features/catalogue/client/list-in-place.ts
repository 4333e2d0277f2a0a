import { setLoading } from '../../../lib/loading.ts';
import { addressOfForm, isForBrowser } from '../../../lib/navigation.ts';
import { safeParser } from '../../../lib/parse-document.ts';

/** Parts of the frame whose links carry the address of the list. */
const replacedParts = ['body > header', '#main', 'body > footer'] as const;
/** Elements of the head that change with the list's address. Scripts are excluded: they do not survive `parseHTML`. */
const headParts = 'meta[name], meta[property], link[rel=canonical], link[rel=alternate]';

interface ListState {
  /** Scroll position, in CSS pixels. */
  top: number;
}

/**
 * Filters, order and pages of a list change the list without a new document: address, history, focus and announcement
 * are as with one. Browsers without `Document.parseHTML` load documents.
 *
 * @param enhance adds to the new list what script adds to a page
 */
export function updateListInPlace(enhance: () => Promise<void>): void {
  const parse = safeParser();
  if (!parse) return;
  const { pathname } = location;
  let currentSearch = location.search;
  let loading = new AbortController();

  async function load(search: string, signal: AbortSignal): Promise<Document | undefined> {
    const response = await fetch(pathname + search, { headers: { accept: 'text/html' }, signal });
    const isList = response.ok && new URL(response.url).pathname === pathname;
    return isList ? parse?.(await response.text(), {}) : undefined;
  }

  /** When the new list cannot be rendered in place, the browser loads its document. */
  async function go(search: string, isNew: boolean, chosen?: HTMLInputElement): Promise<void> {
    loading.abort();
    const { signal } = (loading = new AbortController());
    setLoading(true);
    try {
      const next = await load(search, signal);
      if (signal.aborted) return;
      if (!next?.querySelector('[data-total]')) return location.assign(pathname + search);
      if (isNew) {
        history.replaceState({ top: scrollY } satisfies ListState, '');
        history.pushState(null, '', pathname + search);
      }
      currentSearch = search;
      show(next);
      await enhance();
      announce();
      if (chosen) focusAgain(chosen);
      else if (isNew) document.getElementById('results')?.focus();
      else scrollTo({ top: (history.state as ListState | null)?.top ?? 0, behavior: 'instant' });
      setLoading(false);
    } catch {
      if (!signal.aborted) location.assign(pathname + search);
    }
  }

  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isInList = link?.pathname === pathname && link.closest('#main') && link.hash === '';
    if (!link || !isInList || event.defaultPrevented || isForBrowser(link, event)) return;
    event.preventDefault();
    void go(link.search, true);
  });
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get' || event.defaultPrevented) return;
    if (new URL(form.action).pathname !== pathname) return;
    event.preventDefault();
    const address = new URL(addressOfForm(form, submitter), location.href);
    void go(address.search, true);
  });
  // Beside the list a choice is applied immediately, in the sheet of a phone by its button.
  addEventListener('change', ({ target }) => {
    const isChoice = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
    const form = isChoice ? target.form : null;
    if (!form || form.method !== 'get' || new URL(form.action).pathname !== pathname) return;
    if (form.closest('[popover]')?.matches(':popover-open')) return;
    void go(new URL(addressOfForm(form, null), location.href).search, true, target as HTMLInputElement);
  });
  addEventListener('popstate', () => {
    if (location.pathname === pathname && location.search !== currentSearch) void go(location.search, false);
  });
}

function show(next: Document): void {
  document.title = next.title;
  for (const old of document.head.querySelectorAll(headParts)) old.remove();
  document.head.append(...next.head.querySelectorAll(headParts));
  for (const selector of replacedParts) {
    const part = next.querySelector(selector);
    document.querySelector(selector)?.replaceChildren(...(part?.childNodes ?? []));
  }
}

/** Announces the page's title, which has the number of results, as browsers do for a new document. */
function announce(): void {
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = document.title;
}

/** The focus stays on the box of the same value; the results take it when there is none any longer. */
function focusAgain({ name, value }: HTMLInputElement): void {
  const boxes = document.querySelectorAll<HTMLInputElement>(`#main input[name="${CSS.escape(name)}"]`);
  const box = [...boxes].find((each) => each.value === value);
  for (let folded = box?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
    folded.open = true;
  (box ?? document.getElementById('results'))?.focus({ preventScroll: true });
}
