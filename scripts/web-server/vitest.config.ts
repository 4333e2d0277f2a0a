import { defineConfig } from 'vitest/config';

const minutes = 60_000;

/** A whole WordPress behind each web server: slower than unit tests, and Debian's nginx and PHP-FPM are needed. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.server.ts'],
    testTimeout: minutes,
    hookTimeout: 4 * minutes,
  },
});
