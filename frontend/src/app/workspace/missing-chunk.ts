import { saveUnsaved } from './unsaved.ts';

const reloadedKey = 'workspace-reloaded';
/** Milliseconds: what is still missing so soon after a reload is not there at all. */
const tooSoon = 10_000;

/**
 * A tab that is older than the last release asks for chunks that are no longer there: it loads the document of the
 * screen that was asked for, once.
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
