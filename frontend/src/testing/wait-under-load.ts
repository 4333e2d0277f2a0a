import { beforeAll } from 'vitest';

/** How long queries of the testing library wait for an element, in milliseconds: tests say what appears, not how soon. */
const elementTimeout = 30_000;

beforeAll(async () => {
  // Most tests have no document, and load no library for it.
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: elementTimeout });
});
