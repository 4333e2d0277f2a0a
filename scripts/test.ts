import { mkdir } from 'node:fs/promises';
import { explain } from './lib/failure.ts';
import { interruption } from './lib/interruption.ts';
import { printLine, step } from './lib/progress.ts';
import { build, isBuilt } from './stack/build.ts';
import type { Database } from './stack/options.ts';
import { PARTS, type Part, parseSuiteOptions, type SuiteOptions } from './suite/options.ts';
import { phpunit, playwright, pluginEnvironment, RESULTS, vitest } from './suite/runners.ts';
import { enginesToTest, withStack } from './suite/stacks.ts';
import { sharesOf } from './suite/shares.ts';
import { lint, PLUGIN, types } from './suite/static.ts';
import { Tally } from './suite/tally.ts';

/** Of PHPUnit, which uses one core each. */
const RUNS_AT_ONCE = 2;

const signal = interruption();
const tally = new Tally();

const RUN: Record<Part, (options: SuiteOptions) => Promise<void>> = {
  lint: () => lint(tally),
  types: () => types(tally),
  unit: async () => {
    // Size budgets are measured on the build.
    if (!(await isBuilt())) await step('building the site', build);
    await vitest(tally);
    await phpunit(tally, 'phpunit Unit', ['tests/Unit']);
  },
  contract: (options) => onEachWordpress(options, 'contract', 'tests/Contract'),
  integration: async (options) => {
    await onEachWordpress(options, 'integration', 'tests/Integration', RUNS_AT_ONCE);
    await vitest(tally, 'wp-env', ['--config', 'scripts/wp-env/vitest.config.ts']);
  },
  'web-server': () => vitest(tally, 'web-server', ['--config', 'scripts/web-server/vitest.config.ts']),
  e2e: async (options) => {
    for (const engine of await enginesToTest(options.engine)) {
      const site = { name: 'e2e', engine, database: 'sqlite', extent: 'everything', stage: 'demo' } as const;
      await withStack(tally, site, signal, (stack) => playwright(tally, `e2e ${engine}`, stack));
    }
  },
  // They need a database that can be killed. Selected by name, they run wherever MariaDB is.
  faults: async ({ full, parts }) => {
    if (full || parts.length === 1)
      await vitest(tally, 'faults', ['--config', 'scripts/faults/vitest.config.ts']);
  },
};

/**
 * Both suites want a WordPress without content: each run has its own. Several runs go at the
 * same time; the sites start one after the other, since they fill the same download cache. Databases differ in speed: tests
 * in two shares keep both cores busy to the end.
 */
async function onEachWordpress(
  options: SuiteOptions,
  name: string,
  folder: string,
  shares = 1,
): Promise<void> {
  const databases: Database[] = options.full ? ['sqlite', 'mariadb'] : ['sqlite'];
  for (const engine of await enginesToTest(options.engine)) {
    const runs: (() => Promise<void>)[] = [];
    let starting = Promise.resolve();
    for (const database of databases) {
      const parts = await sharesOf(PLUGIN, folder, shares);
      for (const [index, paths] of parts.entries()) {
        const title = [name, engine, database, ...(parts.length > 1 ? [index + 1] : [])].join(' ');
        const siteName = [name, database, index + 1].join('-');
        const site = { name: siteName, engine, database, extent: 'wordpress', stage: 'empty' } as const;
        runs.push(async () => {
          const { promise, resolve } = Promise.withResolvers<void>();
          const before = starting;
          starting = promise;
          await before;
          await withStack(tally, site, signal, (stack) => {
            resolve();
            return phpunit(tally, title, paths, pluginEnvironment(stack));
          }).finally(resolve);
        });
      }
    }
    const runAll = async () => {
      for (let run = runs.shift(); run; run = runs.shift()) await run();
    };
    await Promise.all(Array.from({ length: RUNS_AT_ONCE }, runAll));
  }
}

try {
  const options = parseSuiteOptions(process.argv.slice(2), Boolean(process.env['CI']));
  if (options.list) {
    console.log(PARTS.join('\n'));
    process.exit(0);
  }
  await mkdir(RESULTS, { recursive: true });
  for (const part of options.parts) {
    signal.throwIfAborted();
    const started = Date.now();
    await RUN[part](options);
    printLine(`${part}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
} catch (error) {
  tally.add('scripts/test', 0, 1, signal.aborted ? 'interrupted' : explain(error));
}
process.exitCode = tally.failed === 0 ? 0 : 1;
console.log(tally.summary);
