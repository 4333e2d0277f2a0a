import type { HydrationState } from 'react-router';
import type { Site } from '../lib/site.ts';

/** What the server hands to the client inside the page, in a JSON script element. */
export interface PageState {
  site: Site;
  loaderData: HydrationState['loaderData'];
  errors: Record<string, SerialisedError> | null;
}

/** An error as the reader may know it: its status and nothing of its cause. */
export interface SerialisedError {
  status: number;
  data: unknown;
}

export const stateElementId = 'page-state';

/** JSON that can stand inside a script element: no `<` can end it. */
export function serialiseState(state: PageState): string {
  return JSON.stringify(state).replace(/</g, '\\u003c');
}
