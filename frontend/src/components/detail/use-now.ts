import { useSite } from '../../lib/site.ts';

const browserClock = (): number => Date.now();

/** The present: when the server makes the page, or when the client shows it. Kept pages are never compared, so both may differ. */
export function useNow(): number {
  const { now } = useSite();
  return typeof window === 'undefined' ? now : browserClock();
}
