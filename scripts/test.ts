import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explain, Failure } from './lib/failure.ts';
import { ROOT } from './lib/paths.ts';
import { attempt } from './lib/run.ts';
import { type Engine, parseStartOptions } from './stack/options.ts';
import { freePort } from './stack/ports.ts';
import { Stack } from './stack/stack.ts';
import { cacheFolder } from './provision/cache.ts';

const PARTS = ['lint', 'types', 'unit', 'php', 'integration', 'contract', 'build', 'e2e'] as const;
const TAIL = 40;

const args = process.argv.slice(2);
const flag = (name: string): string | undefined => args.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];
const only = flag('only')?.split(',') ?? [...PARTS];
const full = args.includes('--full') || Boolean(process.env['CI']);
const results = join(ROOT, '.passerelle/test/results');
const total = { passed: 0, failed: 0 };

function count(name: string, passed: number, failed: number, output: string): void {
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(output.trim().split('\n').slice(-TAIL).join('\n'));
}

async function check(name: string, command: string, parameters: string[], cwd = ROOT): Promise<void> {
  const { code, stdout, stderr } = await attempt(command, parameters, { cwd });
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, stdout + stderr);
}

const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

async function phpunit(name: string, folder: string, env: Record<string, string>): Promise<void> {
  const log = join(results, `${name.replaceAll(/\W+/g, '-')}.xml`);
  const { code, stdout, stderr } = await attempt(
    'php',
    ['-d', 'memory_limit=1G', 'vendor/bin/phpunit', '--log-junit', log, folder],
    { cwd: join(ROOT, 'wp-plugin'), env },
  );
  const root = /<testsuite [^>]*>/.exec(await readFile(log, 'utf8').catch(() => ''))?.[0] ?? '';
  const number = (key: string): number => Number(new RegExp(` ${key}="(\\d+)"`).exec(root)?.[1] ?? 0);
  const bad = number('errors') + number('failures') + number('skipped');
  count(name, number('tests') - bad, bad === 0 && code !== 0 ? 1 : bad, stdout + stderr);
}

async function vitest(): Promise<void> {
  const log = join(results, 'vitest.json');
  const config = join(ROOT, 'frontend/vitest.config.ts');
  const run = await attempt(bin('vitest'), ['run', '--config', config, '--reporter=json', `--outputFile=${log}`], { cwd: ROOT });
  const report = JSON.parse(await readFile(log, 'utf8').catch(() => '{}')) as Record<string, number>;
  const failed = (report['numFailedTests'] ?? 0) + (report['numPendingTests'] ?? 0);
  count('vitest', report['numPassedTests'] ?? 0, failed === 0 && run.code !== 0 ? 1 : failed, run.stdout + run.stderr);
}

async function stack(name: string, engine: Engine, database: string, extent: 'everything' | 'wordpress', stage: string) {
  const ports: string[] = [];
  for (const each of ['port', 'wp-port', 'smtp-port', 'mailbox-port', 'db-port']) ports.push(`--${each}=${await freePort()}`);
  const state = join(ROOT, '.passerelle/test', name);
  const options = parseStartOptions([...ports, '--fresh', `--engine=${engine}`, `--db=${database}`, `--stage=${stage}`, `--state=${state}`]);
  return await Stack.start(options, extent, new AbortController().signal);
}

async function withStack(name: string, engine: Engine, database: string, extent: 'everything' | 'wordpress', stage: string, work: (running: Stack) => Promise<void>): Promise<void> {
  try {
    const running = await stack(name, engine, database, extent, stage);
    try {
      await work(running);
    } finally {
      await running.stop();
    }
  } catch (error) {
    count(name, 0, 1, explain(error));
  }
}

async function engines(): Promise<Engine[]> {
  const asked = flag('engine');
  if (asked === 'real' || asked === 'stand-ins') return [asked];
  const cache = cacheFolder(process.env);
  const real = ['wp-graphql', 'polylang'].every((name) => existsSync(join(cache, name)) || existsSync(join(cache, `${name}.zip`)));
  return real ? ['stand-ins', 'real'] : ['stand-ins'];
}

try {
  for (const part of only) if (!PARTS.some((each) => each === part)) throw new Failure(`There is no part "${part}": ${PARTS.join(', ')}.`);
  if (args.includes('--list')) {
    console.log(PARTS.join('\n'));
    process.exit(0);
  }
  await mkdir(results, { recursive: true });
  const plugin = join(ROOT, 'wp-plugin');
  if (only.includes('lint')) {
    await check('oxlint', bin('oxlint'), []);
    await check('biome', bin('biome'), ['check']);
    await check('knip', bin('knip'), []);
    await check('operations', process.execPath, ['frontend/scripts/codegen.ts', '--check']);
    await check('phpcs', 'php', ['vendor/bin/phpcs', '--standard=phpcs.xml', '-q'], plugin);
  }
  if (only.includes('types')) {
    await check('tsc', bin('tsc'), []);
    await check('phpstan', 'php', ['-d', 'memory_limit=2G', 'vendor/bin/phpstan', 'analyse', '--no-progress'], plugin);
  }
  if (only.includes('unit')) await vitest();
  if (only.includes('php')) for (const folder of ['Unit', 'Architecture']) await phpunit(`phpunit ${folder}`, `tests/${folder}`, {});
  for (const engine of await engines()) {
    for (const database of full ? ['sqlite', 'mariadb'] : ['sqlite']) {
      const label = `${engine} ${database}`;
      if (!only.includes('integration') && !only.includes('contract')) continue;
      await withStack(`${engine}-${database}`, engine, database, 'wordpress', 'empty', async (running) => {
        const env = {
          PASSERELLE_WP_DIR: running.site.folders.wordpress,
          PASSERELLE_WP_URL: `http://127.0.0.1:${running.options.ports.wordpress}`,
        };
        if (only.includes('integration')) await phpunit(`integration ${label}`, 'tests/Integration', env);
        if (only.includes('contract')) await phpunit(`contract ${label}`, 'tests/Contract', env);
      });
    }
  }
  if (only.includes('build'))
    await check('vite build', bin('vite'), ['build', '--app', '--config', 'frontend/vite.config.ts']);
  if (only.includes('e2e')) {
    await withStack('e2e', 'stand-ins', 'sqlite', 'everything', 'demo', async (running) => {
      const log = join(results, 'playwright.json');
      const run = await attempt(bin('playwright'), ['test', '--config', 'frontend/e2e/playwright.config.ts', '--reporter=json'], {
        cwd: ROOT,
        env: {
          PASSERELLE_BASE_URL: running.publicUrl,
          PASSERELLE_WP_URL: `http://localhost:${running.options.ports.wordpress}`,
          PLAYWRIGHT_JSON_OUTPUT_NAME: log,
        },
      });
      const report = JSON.parse(await readFile(log, 'utf8').catch(() => '{}')) as { stats?: Record<string, number> };
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
      const bad = unexpected + flaky + skipped;
      count('playwright', expected, bad === 0 && run.code !== 0 ? 1 : bad, run.stdout + run.stderr);
    });
  }
} catch (error) {
  count('scripts/test', 0, 1, explain(error));
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
