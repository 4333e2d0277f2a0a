import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { attempt } from '../lib/run.ts';
import type { Stack } from '../stack/stack.ts';
import { readJunit, readPlaywright, readVitest } from './reports.ts';
import { attemptTool, PLUGIN } from './static.ts';
import type { Tally } from './tally.ts';

/** Folder of the reports of test runners. */
export const RESULTS = join(ROOT, '.passerelle/test/results');

/** The addresses of a stack, as the tests of the plugin want them. */
export function pluginEnvironment(stack: Stack): Record<string, string> {
  return {
    PASSERELLE_WP_DIR: stack.site.folders.wordpress,
    PASSERELLE_WP_URL: `http://127.0.0.1:${stack.options.ports.wordpress}`,
  };
}

/**
 * Runs folders and files of the plugin's tests.
 *
 * @param parameters of phpunit: flags, then paths
 */
export async function phpunit(
  tally: Tally,
  name: string,
  parameters: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const log = join(RESULTS, `${name.replaceAll(/\W+/g, '-')}.xml`);
  await rm(log, { force: true });
  const { code, stdout, stderr } = await attempt(
    'php',
    [
      '-d',
      'memory_limit=1G',
      // Set as in production, so that faults of the optimizer show. It saves a tenth of the time.
      '-d',
      'opcache.enable_cli=1',
      'vendor/bin/phpunit',
      '--colors=never',
      '--no-progress',
      '--log-junit',
      log,
      ...parameters,
    ],
    { cwd: PLUGIN, env },
  );
  tally.addReport(name, readJunit(await text(log)), code, stdout + stderr);
}

/** Runs the unit tests of the frontend, the server and the scripts, or those of another configuration. */
export async function vitest(tally: Tally, name = 'vitest', flags: string[] = []): Promise<void> {
  const log = join(RESULTS, `${name}.json`);
  await rm(log, { force: true });
  const { code, stdout, stderr } = await attemptTool('vitest', [
    'run',
    // Tests that pass only then are listed as flaky at the end of the suite, as browser tests are.
    '--retry=1',
    ...flags,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${log}`,
  ]);
  tally.addReport(name, readVitest(await text(log)), code, stdout + stderr);
}

/** Runs the journeys of frontend/e2e in a real browser on a running stack. */
export async function playwright(tally: Tally, name: string, stack: Stack): Promise<void> {
  const log = join(RESULTS, `${name.replaceAll(/\W+/g, '-')}.json`);
  await rm(log, { force: true });
  const { code, stdout, stderr } = await attemptTool(
    'playwright',
    ['test', '--config', 'frontend/e2e/playwright.config.ts', '--reporter=list,json'],
    {
      ...stack.options.env,
      PASSERELLE_BASE_URL: stack.publicUrl,
      PASSERELLE_WORDPRESS_URL: `http://localhost:${stack.options.ports.wordpress}`,
      PASSERELLE_MAILBOX_URL: `http://localhost:${stack.options.ports.mailbox}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: log,
    },
  );
  tally.addReport(name, readPlaywright(await text(log)), code, stdout + stderr);
}

async function text(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch(() => '');
}
