import { defineConfig } from 'vitest/config';

const minutes = 60_000;

/** Faults of a whole running site: each file has its own, so they run one after the other. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.fault.ts'],
    fileParallelism: false,
    testTimeout: 2 * minutes,
    hookTimeout: 4 * minutes,
  },
});
