import type { ConsentCategory } from '../../lib/consent.ts';

/** What the server tells the page of cookies about its reader. */
export interface GivenChoices {
  granted: ConsentCategory[];
  /** A choice that holds: its reference, and when it was made. */
  made?: { id: string; at: number };
  notice?: 'saved' | 'failed';
}
