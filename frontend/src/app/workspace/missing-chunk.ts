import { isFailureHandled, missingChunkEvent } from '../../lib/chunks.ts';
import { saveUnsaved } from '../../lib/unsaved.ts';

const reloadedKey = 'workspace-reloaded';
/** Milliseconds: what is still missing so soon after a reload is not there at all. */
const tooSoon = 10_000;

/**
 * A tab older than the last release may request chunks that no longer exist: it loads the document of the requested
 * screen, once. Where the failure of a part is shown in its place, only if the site answers: without a connection the
 * screen would be lost as well.
 * @param target the address that was asked for
 */
export function reloadOnMissingChunk(target: () => string, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  addEventListener(
    'vite:preloadError',
    (event) => {
      if (isFailureHandled() || !isPossible()) return;
      event.preventDefault();
      reload(target());
    },
    options,
  );
  addEventListener(missingChunkEvent, () => void reloadIfReachable(target()), options);
}

function isPossible(): boolean {
  const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
  return navigator.onLine && Date.now() - last >= tooSoon;
}

function reload(address: string): void {
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  void saveUnsaved().then(() => location.assign(address));
}

async function reloadIfReachable(address: string): Promise<void> {
  if (!isPossible()) return;
  try {
    const { ok } = await fetch(address, { method: 'HEAD' });
    if (ok && isPossible()) reload(address);
  } catch {
    // Whoever opened the part reads that it is missing.
  }
}
