/** Imports a chunk, and answers what it is needed for: a component. */
export type LoadChunk<Part = unknown> = () => Promise<Part>;

/** A component that shows further chunks once it is used. */
interface Loading {
  later?: readonly LoadChunk[];
}

/** Of the window: what somebody opened could not be loaded. */
export const missingChunkEvent = 'passerelle:missing-chunk';

let handled = 0;
let hasFailed = false;

/** Whether the failure of a chunk is dealt with where it is shown, so that the page need not be loaded again. */
export const isFailureHandled = (): boolean => handled > 0;

/** @throws when it cannot be loaded now: the caller says so */
export async function loadChunk<Part>(load: LoadChunk<Part>): Promise<Part> {
  handled += 1;
  try {
    if (hasFailed) requestStylesAgain();
    return await load();
  } catch (error) {
    hasFailed = true;
    throw error;
  } finally {
    handled -= 1;
  }
}

/** The import of a chunk asks for its style sheet once only, also after a failure. */
function requestStylesAgain(): void {
  hasFailed = false;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not in every browser.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });

/** Resolves once the browser says that it has a connection. */
const online = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true, signal });
  });

/** Loads chunks one after the other while the page has nothing else to do, with those that they show in turn. */
export async function preloadChunks(loads: readonly LoadChunk[], signal: AbortSignal): Promise<void> {
  const waiting = [...new Set(loads)];
  const known = new Set(waiting);
  for (let load = waiting.shift(); load && !signal.aborted; load = waiting.shift()) {
    await idle();
    await online(signal);
    if (signal.aborted) return;
    try {
      const { later = [] } = (await loadChunk(load)) as Loading;
      for (const next of later) {
        if (known.has(next)) continue;
        known.add(next);
        waiting.push(next);
      }
    } catch {
      // Whoever opens it reads that, and can try again.
    }
  }
}
