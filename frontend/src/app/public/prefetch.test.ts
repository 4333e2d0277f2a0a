// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch.ts';

let listening: AbortController;

const link = (attributes: string): HTMLElement => {
  document.body.insertAdjacentHTML('beforeend', `<a ${attributes}><span>words</span></a>`);
  return document.body.lastElementChild?.firstElementChild as HTMLElement;
};
const hover = (target: HTMLElement, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const touch = (target: HTMLElement) => target.dispatchEvent(new Event('touchstart', { bubbles: true }));
const focus = (target: HTMLElement) => target.dispatchEvent(new Event('focusin', { bubbles: true }));
const prefetched = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) =>
    href.slice('https://passerelle.test'.length),
  );

beforeEach(() => {
  vi.useFakeTimers();
  listening = new AbortController();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/here/?page=2');
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('prefetchLinks', () => {
  it('fetches once the page on which the pointer rests, the finger touches or the focus stays', () => {
    prefetchLinks(listening.signal);
    hover(link('href="/a/?q=x#part"'));
    vi.advanceTimersByTime(79);
    expect(prefetched()).toEqual([]);
    vi.advanceTimersByTime(1);
    touch(link('href="/b/"'));
    vi.advanceTimersByTime(0);
    focus(link('href="/c/"'));
    vi.advanceTimersByTime(200);
    hover(link('href="/a/?q=x"'));
    vi.advanceTimersByTime(80);
    expect(prefetched()).toEqual(['/a/?q=x', '/b/', '/c/']);
  });

  it('fetches nothing for a pointer that passes over, or a finger that scrolls', () => {
    prefetchLinks(listening.signal);
    hover(link('href="/a/"'));
    vi.advanceTimersByTime(50);
    hover(document.body);
    hover(link('href="/b/"'), 'touch');
    vi.advanceTimersByTime(1_000);
    expect(prefetched()).toEqual([]);
  });

  it.each([
    'href="https://elsewhere.test/a/"',
    'href="/here/?page=2#part"',
    'href="/en/here/" hreflang="en"',
    'href="/a/" rel="nofollow"',
    'href="/a/" download',
    'href="/a/" target="_blank"',
    'href="/cookies/" data-action="consent"',
    'href="/api/file/download-file?id=1"',
    'href="/media/7/320"',
    '',
  ])('fetches nothing for a link with %s', (attributes) => {
    prefetchLinks(listening.signal);
    hover(link(attributes));
    vi.advanceTimersByTime(1_000);
    expect(prefetched()).toEqual([]);
  });

  it('stops after forty pages', () => {
    prefetchLinks(listening.signal);
    for (let page = 0; page < 50; page += 1) {
      touch(link(`href="/page/${page}/"`));
      vi.advanceTimersByTime(0);
    }
    expect(prefetched()).toHaveLength(40);
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'fetches nothing on a connection with %o',
    (connection) => {
      vi.stubGlobal('navigator', { connection });
      prefetchLinks(listening.signal);
      touch(link('href="/a/"'));
      vi.advanceTimersByTime(1_000);
      expect(prefetched()).toEqual([]);
    },
  );
});
