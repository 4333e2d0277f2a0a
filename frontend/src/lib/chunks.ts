/** Imports a chunk, and answers what it is needed for: a component. */
export type LoadChunk<Part = unknown> = () => Promise<Part>;

/** Event of the window: a part that the user opened could not be loaded. */
export const missingChunkEvent = 'passerelle:missing-chunk';

let handled = 0;
let hasFailed = false;

/** Whether the failure of a chunk is dealt with where it is shown, so that the page need not be loaded again. */
export const isFailureHandled = (): boolean => handled > 0;

/** @throws when it cannot be loaded now: the caller says so */
export async function loadChunk<Part>(load: LoadChunk<Part>): Promise<Part> {
  handled += 1;
  try {
    if (hasFailed) requestStylesAgain();
    return await load();
  } catch (error) {
    hasFailed = true;
    throw error;
  } finally {
    handled -= 1;
  }
}

/** The import of a chunk asks for its style sheet once only, also after a failure. */
function requestStylesAgain(): void {
  hasFailed = false;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}
