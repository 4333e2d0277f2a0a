import { showReaderTimes } from './reader-times.ts';

/**
 * What script adds to a detail page, over HTML that says everything without it. Everything added ends with `leaving`.
 */
export function enhance(page: HTMLElement, _leaving: AbortSignal): void {
  showReaderTimes(page);
}
