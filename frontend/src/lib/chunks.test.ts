// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFailureHandled, loadChunk, preloadChunks } from './chunks.ts';

const running = new AbortController();
afterEach(() => vi.unstubAllGlobals());

describe('chunks that are loaded before somebody needs them', () => {
  it('come one after the other, with those that they show, each once', async () => {
    const order: string[] = [];
    const load =
      (name: string, later: (() => Promise<unknown>)[] = []) =>
      async () => {
        order.push(name);
        return Object.assign(() => name, { later });
      };
    const inner = load('inner');
    const outer = load('outer', [inner]);
    await preloadChunks([outer, load('other', [inner]), outer], running.signal);
    expect(order).toEqual(['outer', 'other', 'inner']);
  });

  it('do not keep the others from coming when one fails', async () => {
    const last = vi.fn(async () => () => null);
    await preloadChunks([async () => Promise.reject(new TypeError('Failed to fetch')), last], running.signal);
    expect(last).toHaveBeenCalledTimes(1);
  });

  it('wait for the connection, and end with the form', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn(async () => () => null);
    const form = new AbortController();
    const ended = preloadChunks([load], form.signal);
    await vi.waitFor(() => expect(isOnline).toHaveBeenCalled());
    expect(load).not.toHaveBeenCalled();
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await ended;
    expect(load).toHaveBeenCalledTimes(1);
    form.abort();
    await preloadChunks([load], form.signal);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the failure of a chunk', () => {
  it('is its own matter while it is requested, and no other’s', async () => {
    const handled: boolean[] = [];
    await loadChunk(async () => handled.push(isFailureHandled()));
    expect([...handled, isFailureHandled()]).toEqual([true, false]);
  });

  it('lets the next try request its style sheets again', async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/assets/rows.css';
    Object.defineProperty(link, 'sheet', { value: null });
    document.head.append(link);
    await loadChunk(async () => document.head.contains(link));
    expect(document.head.contains(link)).toBe(true);
    await expect(loadChunk(async () => Promise.reject(new Error('Unable to preload CSS')))).rejects.toThrow(
      'CSS',
    );
    await loadChunk(async () => undefined);
    expect(document.head.contains(link)).toBe(false);
    expect(document.head.querySelector('link')?.getAttribute('href')).toBe('/assets/rows.css');
  });
});
