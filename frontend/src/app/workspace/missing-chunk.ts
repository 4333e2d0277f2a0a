import { saveUnsaved } from '../../lib/unsaved.ts';

const reloadedKey = 'workspace-reloaded';
/** Milliseconds: what is still missing so soon after a reload is not there at all. */
const tooSoon = 10_000;

/**
 * A tab older than the last release may request chunks that no longer exist: it loads the document of the requested
 * screen, once.
 * @param target the address that was asked for
 */
export function reloadOnMissingChunk(target: () => string, signal?: AbortSignal): void {
  addEventListener(
    'vite:preloadError',
    (event) => {
      const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
      if (!navigator.onLine || Date.now() - last < tooSoon) return;
      event.preventDefault();
      sessionStorage.setItem(reloadedKey, String(Date.now()));
      const address = target();
      void saveUnsaved().then(() => location.assign(address));
    },
    signal ? { signal } : {},
  );
}
