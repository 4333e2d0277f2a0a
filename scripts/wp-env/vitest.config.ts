import { defineConfig } from 'vitest/config';

const minutes = 60_000;

/** A WordPress of our own, on which the demo content is saved. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.wordpress.ts'],
    testTimeout: 15 * minutes,
    hookTimeout: 4 * minutes,
  },
});
