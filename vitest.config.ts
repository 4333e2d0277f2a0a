import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { textsOfOneLanguage } from './frontend/scripts/texts-of-one-language.ts';

export default defineConfig({
  plugins: [react(), textsOfOneLanguage()],
  test: {
    projects: [
      // React and happy-dom keep state in their modules: each file has its own.
      { extends: true, test: { name: 'src', include: ['frontend/src/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'frontend/{shared,server,scripts,dev-server}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'wp-env/demo/**/*.test.ts',
          ],
          // Files share the modules of a worker: importing the server anew for each took a third of the time.
          isolate: false,
        },
      },
    ],
    environment: 'node',
    setupFiles: ['frontend/src/testing/wait-under-load.ts', 'frontend/src/testing/zones.ts'],
    restoreMocks: true,
    // A loaded machine is no failure: what hangs is still found.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // All cores: the default leaves one idle, which is half of a machine of two.
    maxWorkers: availableParallelism(),
  },
});
