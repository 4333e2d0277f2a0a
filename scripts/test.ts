import { mkdir } from 'node:fs/promises';
import { explain } from './lib/failure.ts';
import { interruption } from './lib/interruption.ts';
import { printLine, step } from './lib/progress.ts';
import { build, isBuilt } from './stack/build.ts';
import type { Database } from './stack/options.ts';
import type { Stack } from './stack/stack.ts';
import { PARTS, type Part, parseSuiteOptions, STAGES, type SuiteOptions } from './suite/options.ts';
import { phpunit, playwright, pluginEnvironment, RESULTS, vitest } from './suite/runners.ts';
import { enginesToTest, pairs, startStack, type TestSite, withStack } from './suite/stacks.ts';
import { sharesOf } from './suite/shares.ts';
import { lint, PLUGIN, types } from './suite/static.ts';
import { Tally } from './suite/tally.ts';

type Run = () => Promise<void>;

/** PHPUnit uses one core. */
const RUNS_AT_ONCE = 2;
/** Databases differ in speed: tests in shares keep both cores busy to the end. */
const SHARES = 2;

const signal = interruption();
const tally = new Tally();

/** Runs of a part that may go at the same time. */
const RUNS: Record<Part, (options: SuiteOptions) => Promise<Run[]>> = {
  lint: async () => [() => lint(tally)],
  types: async () => [() => types(tally)],
  unit: async () => {
    // Size budgets are measured on the build.
    if (!(await isBuilt())) await step('building the site', build);
    return [() => vitest(tally), () => phpunit(tally, 'phpunit Unit', ['tests/Unit'])];
  },
  contract: (options) => onEachWordpress(options, 'contract', 'tests/Contract'),
  integration: async (options) => [
    ...(await onEachWordpress(options, 'integration', 'tests/Integration', SHARES)),
    () => vitest(tally, 'wp-env', ['--config', 'scripts/wp-env/vitest.config.ts']),
  ],
  'web-server': async () => [
    () => vitest(tally, 'web-server', ['--config', 'scripts/web-server/vitest.config.ts']),
  ],
  e2e: async (options) =>
    (await browserSites(options)).map((site, index) => () => {
      const started = index === 0 ? firstBrowserSite : undefined;
      return withStack(
        tally,
        site,
        signal,
        (stack) => playwright(tally, `e2e ${site.engine}`, stack),
        started,
      );
    }),
  // They need a database that can be killed. Selected by name, they run wherever MariaDB is.
  faults: async ({ full, parts }) =>
    full || parts.length === 1
      ? [() => vitest(tally, 'faults', ['--config', 'scripts/faults/vitest.config.ts'])]
      : [],
};

/** Started at the end of the stage before, when a core is free: most of its start uses one. */
let firstBrowserSite: Promise<Stack> | undefined;

async function browserSites({ engine: choice, full }: SuiteOptions): Promise<TestSite[]> {
  const database = full ? 'mariadb' : 'sqlite';
  return (await enginesToTest('e2e', choice)).map((engine) => ({
    name: 'e2e',
    engine,
    database,
    extent: 'everything',
    stage: 'demo',
  }));
}

async function startBrowserSite(options: SuiteOptions): Promise<void> {
  const [site] = await browserSites(options);
  if (!site) return;
  firstBrowserSite = startStack(site, signal);
  // The tests that need it report why it did not start.
  await firstBrowserSite.catch(() => {});
}

/** Sites start one after the other, since they fill the same download cache. */
let starting = Promise.resolve();

/** The runs of a suite that wants a WordPress without content: each has its own. */
async function onEachWordpress(
  options: SuiteOptions,
  part: 'contract' | 'integration',
  folder: string,
  shares = 1,
): Promise<Run[]> {
  const databases: Database[] = options.full ? ['sqlite', 'mariadb'] : ['sqlite'];
  const runs: Run[] = [];
  for (const [engine, database] of pairs(await enginesToTest(part, options.engine), databases)) {
    // A name selects a few tests: one run has them all.
    const parts = await sharesOf(PLUGIN, folder, options.names.length > 0 ? 1 : shares);
    for (const [index, paths] of parts.entries()) {
      const title = [part, engine, database, ...(parts.length > 1 ? [index + 1] : [])].join(' ');
      const siteName = [part, engine, database, index + 1].join('-');
      const site = { name: siteName, engine, database, extent: 'wordpress', stage: 'empty' } as const;
      runs.push(async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const before = starting;
        starting = promise;
        await before;
        await withStack(tally, site, signal, (stack) => {
          resolve();
          const isReduced = database === 'sqlite' && options.isReducedOnSqlite;
          const flags = isReduced ? ['--exclude-group', 'exhaustive'] : [];
          const names = options.names.length > 0 ? ['--filter', options.names.join('|')] : [];
          return phpunit(tally, title, [...flags, ...names, ...paths], pluginEnvironment(stack));
        }).finally(resolve);
      });
    }
  }
  return runs;
}

async function runAll(runs: Run[], atOnce: number): Promise<void> {
  const work = async () => {
    for (let run = runs.shift(); run; run = runs.shift()) await run();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

try {
  const options = parseSuiteOptions(process.argv.slice(2), Boolean(process.env['CI']));
  if (options.list) {
    console.log(PARTS.join('\n'));
    process.exit(0);
  }
  await mkdir(RESULTS, { recursive: true });
  const stages = STAGES.map((stage) => stage.filter((part) => options.parts.includes(part)));
  for (const [index, parts] of stages.entries()) {
    if (parts.length === 0) continue;
    signal.throwIfAborted();
    const started = Date.now();
    const runs = (await Promise.all(parts.map((part) => RUNS[part](options)))).flat();
    if (stages[index + 1]?.includes('e2e')) runs.push(() => startBrowserSite(options));
    // Browser tests use all cores.
    await runAll(runs, parts.includes('e2e') ? 1 : RUNS_AT_ONCE);
    printLine(`${parts.join(', ')}: ${Math.round((Date.now() - started) / 1000)} s`);
  }
} catch (error) {
  tally.add('scripts/test', 0, 1, signal.aborted ? 'interrupted' : explain(error));
} finally {
  await firstBrowserSite?.then((stack) => stack.stop()).catch(() => {});
}
process.exitCode = tally.failed === 0 ? 0 : 1;
console.log(tally.summary);
