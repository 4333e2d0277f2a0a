import type { ConsentCategory } from '../consent/consent.ts';

/** View data of the page of cookies. */
export interface CookiesViewData {
  granted: ConsentCategory[];
  /** A choice that holds: its reference, and when it was made. */
  made?: { id: string; at: number };
  notice?: 'saved' | 'failed';
}
