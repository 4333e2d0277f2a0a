import { openPicturesInADialog } from './pictures.ts';
import { countDown } from './countdown.ts';
import { showReaderTimes } from './reader-times.ts';
import { offerSharing } from './sharing.ts';
import { playVideosHere } from './video.ts';

/**
 * What script adds to a detail page, over HTML that says everything without it. Everything added ends with `leaving`.
 */
export function enhance(page: HTMLElement, leaving: AbortSignal): void {
  showReaderTimes(page);
  countDown(page, leaving);
  offerSharing(page, leaving);
  openPicturesInADialog(page, leaving);
  playVideosHere(page, leaving);
}
