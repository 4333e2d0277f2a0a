import { defineConfig } from '@playwright/test';
import { origin } from './site.ts';

/**
 * Journeys on a running site: PASSERELLE_BASE_URL (http://localhost:3000), WordPress at PASSERELLE_WORDPRESS_URL
 * (http://localhost:8080). PASSERELLE_CHROMIUM names the browser; Debian's is the default.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/e2e',
  timeout: 60_000,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['PASSERELLE_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
});
