// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/" }
import { RouterContextProvider, type RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch.ts';

const context = new RouterContextProvider();
let asked: string[];
let listening: AbortController;

const loader = ({ request }: { request: Request }): null => {
  asked.push(new URL(request.url).pathname + new URL(request.url).search);
  return null;
};
const routes = (): RouteObject[] => [
  {
    path: '/',
    children: [
      { path: 'eager/:slug/', loader },
      { path: 'lazy/', lazy: async () => ({ loader }) },
      {
        path: 'broken/',
        loader: (given) => {
          loader(given);
          throw new Error('down');
        },
      },
      { path: '*', loader },
    ],
  },
];

const link = (attributes: string): HTMLElement => {
  document.body.insertAdjacentHTML('beforeend', `<a ${attributes}><span>words</span></a>`);
  return document.body.lastElementChild?.firstElementChild as HTMLElement;
};
const hover = (target: HTMLElement, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const touch = (target: HTMLElement) => target.dispatchEvent(new Event('touchstart', { bubbles: true }));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  listening = new AbortController();
  document.documentElement.lang = 'fr';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/here/?page=2');
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('prefetchOnIntent', () => {
  it('asks once for the page that the pointer rests on, the finger touches or the focus stays on', async () => {
    prefetchOnIntent(routes(), context, listening.signal);
    hover(link('href="/eager/a/?q=x#part"'));
    await pass(79);
    expect(asked).toEqual([]);
    await pass(1);
    touch(link('href="/lazy/"'));
    await pass(0);
    const third = link('href="/eager/b/"');
    third.dispatchEvent(new Event('focusin', { bubbles: true }));
    await pass(200);
    touch(third);
    await pass(0);
    expect(asked).toEqual(['/eager/a/?q=x', '/lazy/', '/eager/b/']);
  });

  it('listens once, however often it is begun', async () => {
    prefetchOnIntent(routes(), context, listening.signal);
    prefetchOnIntent(routes(), context, listening.signal);
    touch(link('href="/lazy/"'));
    await pass(0);
    expect(asked).toEqual(['/lazy/']);
  });

  it('asks nothing when the pointer goes on', async () => {
    prefetchOnIntent(routes(), context, listening.signal);
    hover(link('href="/eager/a/"'));
    await pass(50);
    hover(document.body);
    await pass(500);
    expect(asked).toEqual([]);
  });

  it.each([
    'href="https://elsewhere.test/eager/a/"',
    'href="/unknown/"',
    'href="/here/?page=2#part"',
    'href="/eager/a/" hreflang="en"',
    'href="/eager/a/" download',
    'href="/eager/a/" target="_blank"',
    'href="/eager/a/" data-reload',
    'href="/eager/a/" rel="nofollow"',
    'name="anchor"',
  ])('leaves <a %s> alone', async (attributes) => {
    prefetchOnIntent(routes(), context, listening.signal);
    touch(link(attributes));
    await pass(500);
    expect(asked).toEqual([]);
  });

  it('hides failures, and goes on', async () => {
    prefetchOnIntent(routes(), context, listening.signal);
    touch(link('href="/broken/"'));
    await pass(0);
    touch(link('href="/lazy/"'));
    await pass(0);
    expect(asked).toEqual(['/broken/', '/lazy/']);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'does nothing on a connection with %o',
    async (connection) => {
      vi.stubGlobal('navigator', { connection });
      prefetchOnIntent(routes(), context, listening.signal);
      touch(link('href="/lazy/"'));
      await pass(500);
      expect(asked).toEqual([]);
    },
  );
});
