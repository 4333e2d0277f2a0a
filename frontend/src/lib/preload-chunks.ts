import { type LoadChunk, loadChunk } from './chunks.ts';

/** A component that shows further chunks once it is used. */
interface Loading {
  later?: readonly LoadChunk[];
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
