import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { providerEnvironment } from '../../frontend/server/testing/provider-environment.ts';
import { explain } from '../lib/failure.ts';
import { ROOT } from '../lib/paths.ts';
import { cacheFolder, findInCache } from '../provision/cache.ts';
import { debugLog } from '../provision/site.ts';
import { type Database, type Engine, parseStartOptions, type Stage } from '../stack/options.ts';
import { freePort } from '../stack/ports.ts';
import { type Extent, Stack } from '../stack/stack.ts';
import type { Part, SuiteOptions } from './options.ts';
import { deprecationsOf } from './php-log.ts';
import type { Tally } from './tally.ts';

export interface TestSite {
  name: string;
  engine: Engine;
  database: Database;
  extent: Extent;
  stage: Stage;
}

/**
 * Brings a fresh stack up on free ports, lets `work` use it, and stops it; one that does not start is a failure.
 *
 * @param started the stack, where it was started before
 */
export async function withStack(
  tally: Tally,
  site: TestSite,
  signal: AbortSignal,
  work: (stack: Stack) => Promise<void>,
  started?: Promise<Stack>,
): Promise<void> {
  if (signal.aborted) return;
  try {
    const stack = await (started ?? startStack(site, signal));
    try {
      await work(stack);
    } finally {
      await stack.stop();
    }
    await addDeprecations(tally, site, stack);
  } catch (error) {
    tally.add(`${site.name} (${site.engine}, ${site.database})`, 0, 1, explain(error));
  }
}

/** Counts the deprecations that PHP logged while the tests ran: none is expected. */
async function addDeprecations(tally: Tally, { name, engine, database }: TestSite, { site }: Stack) {
  const found = deprecationsOf(await readFile(debugLog(site.folders), 'utf8').catch(() => ''));
  tally.add(
    `deprecations of ${name} (${engine}, ${database})`,
    found.length === 0 ? 1 : 0,
    found.length,
    found.join('\n'),
  );
}

/**
 * The engines that a part is tested on: the best that is there, which is the real plugins where the cache has both, else the
 * stand-ins. The contract, which says that both are alike, is tested on each.
 */
export async function enginesToTest(part: Part, choice: SuiteOptions['engine']): Promise<Engine[]> {
  const engines = await enginesFound(choice);
  return part === 'contract' ? engines : engines.slice(-1);
}

/**
 * Pairs in which each engine and each database is there at least once: what depends on the one has not been seen to depend on
 * the other, and all pairs would take twice the time.
 */
export function pairs(engines: readonly Engine[], databases: readonly Database[]): [Engine, Database][] {
  return Array.from({ length: Math.max(engines.length, databases.length) }, (_, index) => [
    engines[index % engines.length] as Engine,
    databases[index % databases.length] as Database,
  ]);
}

async function enginesFound(choice: SuiteOptions['engine']): Promise<Engine[]> {
  if (choice !== 'all') return [choice];
  const cache = cacheFolder(process.env);
  const found = await Promise.all(
    ['wp-graphql', 'polylang'].map((name) => findInCache(cache, name).catch(() => null)),
  );
  return found.includes(null) ? ['stand-ins'] : ['stand-ins', 'real'];
}

/** A fresh stack on free ports. */
export async function startStack(site: TestSite, signal: AbortSignal): Promise<Stack> {
  return await Stack.start(await options(site), site.extent, signal);
}

async function options(site: TestSite) {
  const ports: string[] = [];
  for (const flag of ['port', 'wp-port', 'smtp-port', 'mailbox-port', 'db-port'])
    ports.push(`--${flag}=${await freePort()}`);
  const start = parseStartOptions([
    ...ports,
    '--fresh',
    `--engine=${site.engine}`,
    `--db=${site.database}`,
    `--stage=${site.stage}`,
    `--state=${join(ROOT, '.passerelle/test', site.name)}`,
  ]);
  // Address at which the tests start the networks that people sign in with.
  const networks = `http://127.0.0.1:${await freePort()}`;
  const scannerPort = await freePort();
  const env = {
    ...providerEnvironment(networks),
    PASSERELLE_NETWORK_URL: networks,
    PASSERELLE_SCANNER_PORT: String(scannerPort),
  };
  return { ...start, scannerPort, env };
}
