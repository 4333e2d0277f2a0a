import { mkdir } from 'node:fs/promises';
import { explain } from './lib/failure.ts';
import { interruption } from './lib/interruption.ts';
import { printLine, step } from './lib/progress.ts';
import { build, isBuilt } from './stack/build.ts';
import type { Database } from './stack/options.ts';
import { PARTS, type Part, parseSuiteOptions, type SuiteOptions } from './suite/options.ts';
import { phpunit, playwright, pluginEnvironment, RESULTS, vitest } from './suite/runners.ts';
import { enginesToTest, withStack } from './suite/stacks.ts';
import { lint, types } from './suite/static.ts';
import { Tally } from './suite/tally.ts';

const signal = interruption();
const tally = new Tally();

const RUN: Record<Part, (options: SuiteOptions) => Promise<void>> = {
  lint: () => lint(tally),
  types: () => types(tally),
  unit: async () => {
    // Size budgets are measured on the build.
    if (!(await isBuilt())) await step('building the site', build);
    await vitest(tally);
    await phpunit(tally, 'phpunit Unit', 'tests/Unit');
  },
  contract: (options) => onEachWordpress(options, 'contract', 'tests/Contract'),
  integration: async (options) => {
    await onEachWordpress(options, 'integration', 'tests/Integration');
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
 * Both suites want a WordPress without content: each has its own. PHPUnit uses one core, so the databases are tested at
 * the same time; the sites start one after the other, since they fill the same download cache.
 */
async function onEachWordpress(options: SuiteOptions, name: string, folder: string): Promise<void> {
  const databases: Database[] = options.full ? ['sqlite', 'mariadb'] : ['sqlite'];
  for (const engine of await enginesToTest(options.engine)) {
    const runs: Promise<void>[] = [];
    for (const database of databases) {
      const site = {
        name: `${name}-${database}`,
        engine,
        database,
        extent: 'wordpress',
        stage: 'empty',
      } as const;
      await new Promise<void>((started) => {
        runs.push(
          withStack(tally, site, signal, (stack) => {
            started();
            return phpunit(tally, `${name} ${engine} ${database}`, folder, pluginEnvironment(stack));
          }).finally(started),
        );
      });
    }
    await Promise.all(runs);
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
