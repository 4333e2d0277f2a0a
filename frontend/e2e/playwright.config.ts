import { defineConfig } from '@playwright/test';
import { consentCookie, consentVersion, writeConsent } from '../shared/consent/consent.ts';
import { origin } from './site.ts';

/** They have also answered the offer of the newsletter; those of newsletter.spec.ts are still to. */
const answered = { name: 'newsletter', value: 'subscribed' };
/** Visitors of these tests have refused cookies; those of consent.spec.ts are still to choose. */
const chosen = {
  name: consentCookie,
  value: writeConsent({
    id: '00000000-0000-4000-8000-00000000e2e0',
    granted: [],
    version: consentVersion,
    at: Date.now(),
  }),
  domain: new URL(origin).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

/** Looks at everything there is, so nothing may come or go meanwhile. */
const reading = 'crawl.spec.ts';
/** Change what visitors see. */
const writing = [
  'bulk-decisions.spec.ts',
  'call-form.spec.ts',
  'decisions.spec.ts',
  'editing.spec.ts',
  'home.spec.ts',
  'invitation.spec.ts',
  'member-life.spec.ts',
  'own-calls.spec.ts',
  'profile-approval.spec.ts',
  'profile-structure.spec.ts',
  'publication.spec.ts',
  'published-edits.spec.ts',
  'structure-form.spec.ts',
  'structure-invitation.spec.ts',
  'translated-profiles.spec.ts',
  'validations.spec.ts',
];

/** Journeys that exist in both languages, in the second one: see docs/decisions/0136-browser-tests-in-ci.md. */
const secondLanguage = /\(en(?: at \d+)?\)$/;

/**
 * Journeys on a running site: PASSERELLE_BASE_URL (http://localhost:3000), WordPress at PASSERELLE_WORDPRESS_URL
 * (http://localhost:8080). PASSERELLE_CHROMIUM names the browser; Debian's headless shell is the default.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/e2e',
  // Tests say what appears, not how soon: a loaded machine fails none. Only these two decide, test.slow() aside.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // Tests that pass only then are listed as flaky at the end of the suite.
  retries: 1,
  // They wait for mails and for what is saved by itself: with fewer, cores are idle meanwhile.
  workers: 4,
  ...(process.env['CI'] ? { grepInvert: secondLanguage } : {}),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  projects: [
    { name: 'crawl', testMatch: reading },
    { name: 'writing', testMatch: writing, dependencies: ['crawl'] },
    { name: 'journeys', testIgnore: [reading, ...writing] },
  ],
  use: {
    baseURL: origin,
    storageState: { cookies: [chosen], origins: [{ origin, localStorage: [answered] }] },
    // Chromium reports a page transition that a change of width interrupts as an exception of the page.
    contextOptions: { reducedMotion: 'reduce' },
    // Nobody opens those of a machine that keeps nothing; they cost a sixth of the time.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['PASSERELLE_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
});
