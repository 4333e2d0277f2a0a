import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { printLine } from '../lib/progress.ts';
import { attempt, type RunResult } from '../lib/run.ts';
import { longFiles } from './long-files.ts';
import type { Tally } from './tally.ts';

export const PLUGIN = join(ROOT, 'wp-plugin');

/** Runs a program of node_modules by the project's own Node, whatever `node` is on the PATH. */
export async function attemptTool(name: string, parameters: string[], env: Record<string, string> = {}) {
  return await attempt(process.execPath, [join(ROOT, 'node_modules/.bin', name), ...parameters], {
    cwd: ROOT,
    env: { NO_COLOR: '1', ...env },
  });
}

/** Lint, format, dead code, and that generated files are those of their sources. */
export async function lint(tally: Tally): Promise<void> {
  await checkTool(tally, 'oxlint', []);
  await checkTool(tally, 'biome', ['check']);
  await checkTool(tally, 'knip', ['--treat-config-hints-as-errors']);
  await check(tally, 'operations', process.execPath, ['frontend/scripts/codegen.ts', '--check']);
  await check(tally, 'error codes', 'php', ['scripts/error-codes.php', '--check'], PLUGIN);
  await check(tally, 'forms', 'php', ['scripts/forms.php', '--check'], PLUGIN);
  await check(tally, 'container', 'php', ['scripts/container.php', '--check'], PLUGIN);
  await check(tally, 'phpcs', 'php', ['vendor/bin/phpcs', '--standard=phpcs.xml', '-q'], PLUGIN);
  for (const file of await longFiles()) printLine(`note: a long file, ${file}`);
}

export async function types(tally: Tally): Promise<void> {
  await checkTool(tally, 'tsc', []);
  const phpstan = ['-d', 'memory_limit=2G', 'vendor/bin/phpstan', 'analyse', '--no-progress'];
  await check(tally, 'phpstan', 'php', phpstan, PLUGIN);
}

async function checkTool(tally: Tally, name: string, parameters: string[]): Promise<void> {
  verdict(tally, name, await attemptTool(name, parameters));
}

async function check(tally: Tally, name: string, command: string, args: string[], cwd = ROOT): Promise<void> {
  verdict(tally, name, await attempt(command, args, { cwd, env: { NO_COLOR: '1' } }));
}

function verdict(tally: Tally, name: string, { code, stdout, stderr }: RunResult): void {
  tally.add(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, stdout + stderr);
}
