// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { LoadChunk } from './chunks.ts';
import { preloadChunks } from './preload-chunks.ts';

const running = new AbortController();

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
    const last = vi.fn<LoadChunk>(async () => () => null);
    await preloadChunks([async () => Promise.reject(new TypeError('Failed to fetch')), last], running.signal);
    expect(last).toHaveBeenCalledTimes(1);
  });

  it('wait for the connection, and end with the form', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<LoadChunk>(async () => () => null);
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
