// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/recherche/" }
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateListInPlace } from './list-in-place.ts';

const page = (words: string, total: number): string => `
  <html><head><title>${words}</title><meta name="robots" content="${words}"></head><body>
  <div data-loading-bar></div><output data-announcer></output>
  <header><a hreflang="en" href="/en/search/?q=${words}">English</a></header>
  <main id="main"><form action="/recherche/"><input name="q" value="${words}">
    <details><input type="checkbox" name="country" value="SN"><input type="checkbox" name="country" value="ML"></details></form>
    <section data-total="${total}"><h2 id="results" tabindex="-1">${total} results</h2></section>
    <a id="sorted" href="/recherche/?sort=title_asc">A–Z</a><a id="away" href="/initiative/">Away</a></main>
  <footer>${words}</footer></body></html>`;

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const left: string[] = [];
const enhanced = vi.fn<() => void>();
/** Answers of the site, by the parameters of its address. */
let answers: Record<string, Response | Error | Promise<Response>>;

function answer(html: string, path = '/recherche/', status = 200): Response {
  const response = new Response(html, { status });
  Object.defineProperty(response, 'url', { value: `https://passerelle.test${path}` });
  return response;
}

beforeAll(() => {
  Object.assign(Document, { parseHTML: parsed });
  vi.stubGlobal('fetch', (address: string) => {
    const found = answers[address.slice('/recherche/'.length)] ?? new Error('no answer');
    return found instanceof Error ? Promise.reject(found) : Promise.resolve(found);
  });
  vi.stubGlobal('scrollTo', () => undefined);
  updateListInPlace(async () => enhanced());
});

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation((address) => void left.push(String(address)));
  answers = {};
  left.length = 0;
  enhanced.mockClear();
  history.replaceState(null, '', '/recherche/');
  const first = parsed(page('all', 30));
  document.title = 'all';
  document.head.replaceChildren(...first.head.childNodes);
  document.body.replaceChildren(...first.body.childNodes);
});

const click = (id: string): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
};
const total = (): string | undefined => document.querySelector<HTMLElement>('[data-total]')?.dataset['total'];
const isLoading = (): boolean => document.querySelector('[data-loading]') !== null;

function search(words: string): void {
  const form = document.forms[0] as HTMLFormElement;
  (form.elements.namedItem('q') as HTMLInputElement).value = words;
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

describe('updateListInPlace', () => {
  it('replaces list, frame, title and description by those of the new address', async () => {
    answers['?q=dance'] = answer(page('dance', 7));
    search('dance');
    expect(isLoading()).toBe(true);
    await vi.waitFor(() => expect(enhanced).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(isLoading()).toBe(false));
    expect([location.search, total(), document.title]).toEqual(['?q=dance', '7', 'dance']);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('dance');
    expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(1);
    expect(document.querySelector('header a')?.getAttribute('href')).toBe('/en/search/?q=dance');
    expect(document.querySelector('footer')?.textContent).toBe('dance');
    expect(document.querySelector('[data-announcer]')?.textContent).toBe('dance');
    expect(document.activeElement?.id).toBe('results');
    expect(left).toEqual([]);
  });

  it('follows links of the list, and leaves others to the browser', async () => {
    answers['?sort=title_asc'] = answer(page('sorted', 30));
    expect(click('away')).toBe(false);
    expect(click('sorted')).toBe(true);
    await vi.waitFor(() => expect(document.title).toBe('sorted'));
    expect(location.search).toBe('?sort=title_asc');
  });

  it('acts on a choice at once, and leaves the focus on it', async () => {
    answers['?q=all&country=ML'] = answer(page('all of Mali', 3));
    const box = document.querySelector<HTMLInputElement>('[value=ML]') as HTMLInputElement;
    box.checked = true;
    box.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(document.title).toBe('all of Mali'));
    expect([location.search, total()]).toEqual(['?q=all&country=ML', '3']);
    const next = document.querySelector('[value=ML]');
    expect(next).not.toBe(box);
    expect(document.activeElement).toBe(next);
    expect(next?.closest('details')?.open).toBe(true);
    expect(document.querySelector('[data-announcer]')?.textContent).toBe('all of Mali');
  });

  it('leaves a choice in the open sheet to its button, and other changes alone', () => {
    const form = document.forms[0] as HTMLFormElement;
    form.querySelector('[name=q]')?.dispatchEvent(new Event('change', { bubbles: true }));
    const sheet = document.createElement('div');
    sheet.setAttribute('popover', 'auto');
    vi.spyOn(sheet, 'matches').mockImplementation((selector) => selector === ':popover-open');
    form.replaceWith(sheet);
    sheet.append(form);
    form.querySelector('[value=SN]')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(isLoading()).toBe(false);
    expect(location.search).toBe('');
  });

  it('shows the last requested one, whatever the order of answers', async () => {
    const slow = Promise.withResolvers<Response>();
    answers['?q=slow'] = slow.promise;
    answers['?q=fast'] = answer(page('fast', 2));
    search('slow');
    search('fast');
    await vi.waitFor(() => expect(document.title).toBe('fast'));
    slow.resolve(answer(page('slow', 1)));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isLoading()).toBe(false);
    expect([location.search, total()]).toEqual(['?q=fast', '2']);
  });

  it.each([
    ['an error', () => answer('', '/recherche/', 503)],
    ['a redirect elsewhere', () => answer(page('sign in', 1), '/se-connecter/')],
    ['a page without a list', () => answer('<main id="main"></main>')],
    ['no answer', () => new Error('offline')],
  ])('leaves the address to the browser after %s', async (_case, make) => {
    answers['?q=x'] = make();
    search('x');
    await vi.waitFor(() => expect(left).toEqual(['/recherche/?q=x']));
    expect([location.search, total()]).toEqual(['', '30']);
  });
});
