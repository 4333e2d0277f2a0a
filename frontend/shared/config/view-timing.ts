/** Name of the entry of `Server-Timing` with which a prefetched page is counted once it is shown. */
export const viewTiming = 'view';
/** Path to which its script sends the token that it found there. */
export const pageViewPath = '/api/page-view';
