import { openPicturesInADialog } from './pictures.ts';
import { countDown } from './countdown.ts';
import { showReaderTimes } from './reader-times.ts';
import { offerSharing } from './sharing.ts';
import { playVideosHere } from './video.ts';

const enhanced = new WeakMap<HTMLElement, AbortController>();

/**
 * Enhances a complete page once, however often it is called.
 * @returns ends everything that was added
 */
export function enhance(page: HTMLElement): AbortController {
  const known = enhanced.get(page);
  if (known) return known;
  const leaving = new AbortController();
  enhanced.set(page, leaving);
  const { signal } = leaving;
  signal.addEventListener('abort', () => enhanced.delete(page), { once: true });
  showReaderTimes(page);
  countDown(page, signal);
  offerSharing(page, signal);
  openPicturesInADialog(page, signal);
  playVideosHere(page, signal);
  return leaving;
}
