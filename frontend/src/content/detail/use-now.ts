import { useSite } from '../../lib/site.ts';

/** The instant at which the page is made, in milliseconds; script brings what counts down up to date. */
export const useNow = (): number => useSite().now;
