// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from './missing-chunk.ts';
import { loadChunk, missingChunkEvent } from '../../lib/chunks.ts';
import { onBeforeReload } from '../../lib/unsaved.ts';

const isSaved = (): boolean => true;
const controller = { current: new AbortController() };
const assign = vi.fn<(address: string | URL) => void>();

/**
 * Dispatches the event of Vite's loader for a chunk that can't be fetched.
 * @returns whether the failure goes no further
 */
function fail(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

/** A part that the user opens is missing. @returns as fail() */
async function open(): Promise<boolean> {
  const isPrevented = await loadChunk(async () => fail());
  dispatchEvent(new Event(missingChunkEvent));
  return isPrevented;
}

beforeEach(() => {
  sessionStorage.clear();
  controller.current = new AbortController();
  assign.mockReset();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  reloadOnMissingChunk(() => '/tableau-de-bord/pour-vous/?page=2', controller.current.signal);
});
afterEach(() => controller.current.abort());

describe('a chunk that is no longer there', () => {
  it('loads the document of the requested screen, once typed values are saved', async () => {
    const order: string[] = [];
    assign.mockImplementation(() => order.push('load'));
    const save = async (): Promise<void> => {
      await Promise.resolve();
      order.push('save');
    };
    const end = onBeforeReload({ isSaved, save });
    const endOther = onBeforeReload({
      isSaved,
      save: () => Promise.reject(new Error('no room on the device')),
    });
    expect(fail()).toBe(true);
    await vi.waitFor(() => expect(order).toEqual(['save', 'load']));
    expect(assign).toHaveBeenCalledWith('/tableau-de-bord/pour-vous/?page=2');
    end();
    endOther();
  });

  it('is a failure when it is missing after that too', async () => {
    expect([fail(), fail()]).toEqual([true, false]);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  });

  it('is a failure where it is shown, unless the site answers: then its document is loaded', async () => {
    const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetched);
    expect(await open()).toBe(false);
    await vi.waitFor(() =>
      expect(fetched).toHaveBeenCalledWith('/tableau-de-bord/pour-vous/?page=2', { method: 'HEAD' }),
    );
    expect(assign).not.toHaveBeenCalled();
    fetched.mockResolvedValue(new Response());
    expect(await open()).toBe(false);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    vi.unstubAllGlobals();
  });

  it('is a failure without a connection: a document would not come either', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(fail()).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
