import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { attempt } from '../lib/run.ts';
import type { Tally } from './tally.ts';

export const PLUGIN = join(ROOT, 'wp-plugin');

/** The path of a program of node_modules. */
export function bin(name: string): string {
  return join(ROOT, 'node_modules/.bin', name);
}

/** Lint, format, dead code, and that the generated operations are those of the .graphql files. */
export async function lint(tally: Tally): Promise<void> {
  await check(tally, 'oxlint', bin('oxlint'), []);
  await check(tally, 'biome', bin('biome'), ['check']);
  await check(tally, 'knip', bin('knip'), ['--treat-config-hints-as-errors']);
  await check(tally, 'operations', process.execPath, ['frontend/scripts/codegen.ts', '--check']);
  await check(tally, 'phpcs', 'php', ['vendor/bin/phpcs', '--standard=phpcs.xml', '-q'], PLUGIN);
}

export async function types(tally: Tally): Promise<void> {
  await check(tally, 'tsc', bin('tsc'), []);
  const phpstan = ['-d', 'memory_limit=2G', 'vendor/bin/phpstan', 'analyse', '--no-progress'];
  await check(tally, 'phpstan', 'php', phpstan, PLUGIN);
}

async function check(
  tally: Tally,
  name: string,
  command: string,
  parameters: string[],
  cwd = ROOT,
): Promise<void> {
  const { code, stdout, stderr } = await attempt(command, parameters, { cwd, env: { NO_COLOR: '1' } });
  tally.add(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1, stdout + stderr);
}
