import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Failure } from '../lib/failure.ts';
import { findInCache, inPartialFolder } from './cache.ts';
import type { PackageName } from './versions.ts';

const FIRST_ANSWER_MS = 5000;
const WHOLE_DOWNLOAD_MS = 300_000;

const ADDRESSES: Record<PackageName, { archive: string; sha1?: string }> = {
  wordpress: { archive: 'https://wordpress.org/latest.zip', sha1: 'https://wordpress.org/latest.zip.sha1' },
  'sqlite-database-integration': {
    archive: 'https://downloads.wordpress.org/plugin/sqlite-database-integration.zip',
  },
  'wp-graphql': { archive: 'https://downloads.wordpress.org/plugin/wp-graphql.zip' },
  polylang: { archive: 'https://downloads.wordpress.org/plugin/polylang.zip' },
};

let reachable: Promise<boolean> | undefined;

/** Checked once per run, with a short timeout: machines without internet access must not wait for each download. */
export function wordpressOrgIsReachable(): Promise<boolean> {
  reachable ??= fetch('https://downloads.wordpress.org/', {
    method: 'HEAD',
    signal: AbortSignal.timeout(FIRST_ANSWER_MS),
  }).then(
    () => true,
    () => false,
  );
  return reachable;
}

/** Downloads the current release into the cache and returns its unpacked folder; null where wordpress.org can't be reached. */
export async function fromWordpressOrg(cache: string, name: PackageName): Promise<string | null> {
  if (!(await wordpressOrgIsReachable())) return null;
  const { archive, sha1 } = ADDRESSES[name];
  await inPartialFolder(cache, async (partial) => {
    const file = join(partial, `${name}.zip`);
    await download(archive, file);
    if (sha1 !== undefined) await requireSha1(file, archive, sha1);
    await rename(file, join(cache, `${name}.zip`));
  });
  return await findInCache(cache, name);
}

/** WordPress's French texts for a version, as a folder of .mo files; null when they can't be had. */
export async function frenchTexts(cache: string, version: string): Promise<string | null> {
  const name = `wordpress-fr_FR-${version}`;
  const archive = join(cache, `${name}.zip`);
  const cached = await findInCache(cache, name).catch(() => null);
  if (cached !== null) return cached;
  if (!(await wordpressOrgIsReachable())) return null;
  try {
    await inPartialFolder(cache, async (partial) => {
      const file = join(partial, 'texts.zip');
      await download(`https://downloads.wordpress.org/translation/core/${version}/fr_FR.zip`, file);
      await rename(file, archive);
    });
    return await findInCache(cache, name);
  } catch {
    return null; // the platform's own screens have their French texts; WordPress's stay in English
  }
}

async function download(address: string, file: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(WHOLE_DOWNLOAD_MS) }).catch(
    (error: unknown) => {
      throw new Failure(`${address} can't be downloaded: ${String(error)}.`);
    },
  );
  if (!response.ok || response.body === null)
    throw new Failure(`${address} answered ${response.status} ${response.statusText}.`);
  await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(file));
}

async function requireSha1(file: string, address: string, sha1Address: string): Promise<void> {
  const response = await fetch(sha1Address, { signal: AbortSignal.timeout(FIRST_ANSWER_MS) });
  const expected = (await response.text()).trim();
  const hash = createHash('sha1');
  await pipeline(createReadStream(file), hash);
  if (!response.ok || hash.digest('hex') !== expected) {
    throw new Failure(`${address} arrived damaged: its SHA-1 is not what ${sha1Address} says.`);
  }
}
