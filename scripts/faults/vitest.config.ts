import { defineConfig } from 'vitest/config';

const minutes = 60_000;
/** Counts how many visitors are served meanwhile: no other site may use the machine. */
const alone = 'hostile.fault.ts';

/** Faults of a whole running site: each file has its own. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    testTimeout: 2 * minutes,
    hookTimeout: 4 * minutes,
    projects: [
      { extends: true, test: { name: 'alone', include: [alone], sequence: { groupOrder: 1 } } },
      {
        extends: true,
        // They wait for slow lines and for programs that start again: two leave no core idle.
        test: {
          name: 'faults',
          include: ['*.fault.ts'],
          exclude: [alone],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
