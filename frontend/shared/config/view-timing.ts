/** Name of the entry of `Server-Timing` with which a prefetched page is counted once it is shown. */
export const viewTiming = 'view';
/** Where its script sends what it found there. */
export const pageViewPath = '/api/page-view';
